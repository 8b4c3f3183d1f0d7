import type { ErrorCode, YAMLParseError } from 'yaml';

interface YamlMistake {
  reason: string;
  /** Absent if the advice depends on the file. */
  cure?: string;
}

/** The mistakes of authors, in their words. The parser's own words are those of the YAML specification. */
const MISTAKES: Partial<Record<ErrorCode, YamlMistake>> = {
  BLOCK_AS_IMPLICIT_KEY: { reason: 'A second `: ` stands on the line, or the line is indented too far.' },
  BAD_INDENT: { reason: 'The line is not indented like its neighbors.' },
  DUPLICATE_KEY: { reason: 'The key stands here a second time.', cure: 'Remove one of the two lines.' },
  MULTILINE_IMPLICIT_KEY: {
    reason: 'The line has no key.',
    cure: 'Write `key: value`, with a space after the colon.',
  },
  TAB_AS_INDENT: { reason: 'A tab indents the line.', cure: 'Replace the tab with spaces.' },
};

/** A sentence that says what is wrong. */
export const yamlReason = ({ code, message }: YAMLParseError): string => {
  const mistake = MISTAKES[code];
  if (mistake && !message.startsWith('Flow ')) return mistake.reason;
  const quote = /^Missing closing (["'])quote/.exec(message)?.[1];
  if (quote) return `A text that begins with \`${quote}\` does not end with it.`;
  const [sentence = ''] = message.split('\n');
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
};

/** A sentence that says what to write instead, unless the advice depends on the file. */
export const yamlCure = ({ code }: YAMLParseError): string | undefined => MISTAKES[code]?.cure;
