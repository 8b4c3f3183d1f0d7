/** The assistants that start a conversation with the text at the end of an address. */
export const ASSISTANTS = [
  { title: 'Claude', href: 'https://claude.ai/new?q=' },
  { title: 'ChatGPT', href: 'https://chatgpt.com/?q=' },
] as const;
