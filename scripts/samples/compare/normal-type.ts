/**
 * A type as text, in one spelling: on one line, without leading `|` and trailing commas, with single quotes, and without the
 * numbers that the bundler of the package adds to names, such as `NitricTask$1`.
 */
export const normalType = (text: string): string => {
  const tokens = text.replace(/^\s*:/, '').replaceAll(NEXT_FIELD, '; ').match(TOKEN) ?? [];
  const kept = tokens.filter(
    (token, index) =>
      !(token === '|' && OPENS.includes(tokens[index - 1] ?? '(')) &&
      !([',', ';'].includes(token) && CLOSES.includes(tokens[index + 1] ?? '')),
  );
  return kept
    .reduce((all, token) => all + gap(all, token) + token.replace(/\$\d+/g, ''), '')
    .replaceAll('"', "'");
};

/** The line break between two fields of an object type that are not separated otherwise. */
const NEXT_FIELD = /(?<=[^\s{(,;|&<])\s*\n\s*(?=(?:readonly )?[\w$]+\??:)/g;
const TOKEN = /'[^']*'|"[^"]*"|=>|\.\.\.|[\w$.]+|\S/g;
const OPENS = ['(', '<', '[', '{', ':', '=', '=>', ',', ';'];
const CLOSES = [')', '>', ']', '}'];

/** The space between two tokens. */
const gap = (before: string, token: string): string => {
  if (before === '') return '';
  if (['|', '&', '=>', '='].includes(token) || /(?:[|&=:,;]|=>)$/.test(before)) return ' ';
  return /[\w$'"]$/.test(before) && /^[\w$'"]/.test(token) ? ' ' : '';
};

/** A type with some names replaced, such as those of its type parameters. */
export const renamed = (type: string, names: ReadonlyMap<string, string>): string =>
  type.replaceAll(/[\w$]+/g, (name) => names.get(name) ?? name);
