import { SEARCH_INPUT_CHARACTERS } from '#content/limits.ts';

/** The work is bounded, whatever is pasted. */
const MOST_CHARACTERS = 5_000;

/** Matches the frames of stack traces in Node.js, Java, .NET, Python, Go, and Dart. */
const STACK = new RegExp(
  [
    String.raw`\bat (?:(?:async|new) )?[\w.$<>[\]/ ]{1,80}\([^()\n]{0,300}\)(?: in \S{1,300})?`,
    String.raw`\bat (?:async )?\S{1,300}:\d+\b`,
    String.raw`Traceback \(most recent call last\):`,
    String.raw`File "[^"\n]{0,300}", line \d+(?:, in \S+)?(?:\n {4}[^\n]*)?`,
    String.raw`goroutine \d+ \[[^\]\n]{0,80}\]:`,
    String.raw`[\w./*]{1,80}\([^()\n]{0,80}\)\s+\S{1,300}\.go:\d+(?: \+0x[\da-f]+)?`,
    String.raw`#\d+\s+[\w.<>]{1,80} \([^()\n]{0,300}\)`,
    String.raw`exit status \d+`,
  ].join('|'),
  'g',
);

/** The name of an error, after which its message begins. */
const ERROR_NAME = /(?<!\S)\w{0,80}(?:Error|Exception): /;

/** A number, a time, an absolute path, or the address of a page: what differs from reader to reader and says nothing about an error. */
const NOISE = /^[^\p{L}]*$|^["'[(]*(?:\d[\d:.-]*[T:-]\d|[A-Za-z]:\\|~?\/\S*\/|https?:)/u;

/** Words that say next to nothing. */
const SMALL_WORDS =
  /^(?:an?|and|are|as|at|be|been|by|for|from|has|have|if|in|is|its?|of|on|or|please|that|the|this|to|was|were|with|your?)$/i;

/** The half of a character that a cut has split. It could not be part of a link. */
const SPLIT_CHARACTER = /[\uD800-\uDBFF]$/;

/**
 * A text without spaces around it, cut to the length of a query (requirements, section 9). A text that is too long is an error, as
 * a reader pastes it. What says least about it is left out: calls of a stack, then times, numbers, and paths before the message,
 * then small words, and at last whole words at the end. Of the messages that the site quotes, the beginning finds the most.
 */
export const pastedQuery = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed.length <= SEARCH_INPUT_CHARACTERS) return trimmed.replace(SPLIT_CHARACTER, '');
  const message = trimmed.slice(0, MOST_CHARACTERS).replace(STACK, ' ');
  const all = message
    .slice(Math.max(0, message.search(ERROR_NAME)))
    .trim()
    .split(/\s+/);
  const words = all.slice(
    Math.max(
      0,
      all.findIndex((word) => !NOISE.test(word)),
    ),
  );
  const isLong = words.join(' ').length > SEARCH_INPUT_CHARACTERS;
  const short = (isLong ? words.filter((word) => !SMALL_WORDS.test(word)) : words)
    .join(' ')
    .slice(0, SEARCH_INPUT_CHARACTERS + 1);
  const end = short.length > SEARCH_INPUT_CHARACTERS ? short.lastIndexOf(' ') : -1;
  return short
    .slice(0, end > 0 ? end : SEARCH_INPUT_CHARACTERS)
    .replace(SPLIT_CHARACTER, '')
    .trim();
};
