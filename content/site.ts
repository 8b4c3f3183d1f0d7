/** Facts about the product and its links. Settings that differ between deployments are in wrangler.toml. */
export const PRODUCT_NAME = 'Nitric';
/** The address prefix of every page of the documentation (requirements, section 2). */
export const DOCS_PREFIX = '/docs';
/** The address of an asset of the release. Its name contains the hash of its content. */
export const assetHref = (file: string): string => `${DOCS_PREFIX}/assets/${file}`;
export const DEFAULT_DESCRIPTION = 'Documentation for the Nitric cloud application framework.';
export const COPYRIGHT_HOLDER = 'Nitric Inc.';

export const LINKS = {
  star: 'https://github.com/nitrictech/nitric',
  chat: 'https://nitric.io/chat',
  x: 'https://x.com/nitric_io',
  github: 'https://github.com/nitrictech',
  video: 'https://www.youtube.com/channel/UCZIWNF4ck7zcEdtwq2qQ2lg',
} as const;

/** The links of the footer. A page that the footer links to needs no entry in a menu. */
export const FOOTER_LINKS = [
  { title: 'Contributions', href: '/docs/contributions' },
  { title: 'Support', href: '/docs/support' },
  { title: "What's new", href: '/docs/whats-new' },
] as const;

/** The assistants that start a conversation with the text at the end of an address. */
export const ASSISTANTS = [
  { title: 'Claude', href: 'https://claude.ai/new?q=' },
  { title: 'ChatGPT', href: 'https://chatgpt.com/?q=' },
] as const;
