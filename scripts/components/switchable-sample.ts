import type { Code } from 'mdast';
import type { Report } from '#scripts/content/problems/problem.ts';

/** The number of words that a call of `allow` may have. The style sheet has rules for each of them. */
const MOST_PERMISSIONS = 3;

/** A call of `allow` in highlighted code: what comes before its words, the words, and what comes after them. */
const ALLOW = /([aA]llow<\/(?:a|span)>\(\[?)([^()[\]]*)(?=\]?\))/;

/** The permissions that the first sample asks for. */
export const allowedIn = (samples: readonly Code[], permissions: readonly string[]): string[] => {
  const words = /\.[aA]llow\(\[?([^)\]]*)/.exec(samples[0]?.value ?? '')?.[1]?.split(',') ?? [];
  return permissions.filter((permission) => words.some((word) => isNamed(word, permission)));
};

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '');

/** `true` for `'read'`, `storage.BucketRead`, and `BucketPermission.read` of the permission `read`. */
const isNamed = (word: string, permission: string): boolean =>
  withoutTags(word)
    .replace(/['"\s]+$/, '')
    .toLowerCase()
    .endsWith(permission);

/**
 * Makes each permission of a sample's `allow` a part that style sheets show or hide, and adds those that it doesn't ask for. The
 * parts are numbered from 1, and so is a comma before a part, which belongs to it.
 */
export const withSwitches = (html: string, permissions: readonly string[]): string =>
  html.replace(ALLOW, (_, call: string, list: string) => {
    const pieces = list.split(',');
    // After a comma at the end of the list, only the indent of the bracket is left.
    const end = withoutTags(pieces.at(-1) ?? '').trim() === '' ? pieces.pop() : undefined;
    const model = pieces.at(-1) ?? '';
    const parts = permissions.slice(0, MOST_PERMISSIONS).map((permission, index) => {
      const written = pieces.find((piece) => isNamed(piece, permission));
      const known = permissions.find((name) => isNamed(model, name)) ?? '';
      const piece = written ?? renamed(model, known, permission);
      const part = `data-part="${index + 1}"${written === undefined ? ' hidden' : ''}`;
      if (end !== undefined) return `<span ${part}>${piece},</span>`;
      const comma = index > 0 ? `<i ${part}>, </i>` : '';
      return `${comma}<span ${part}>${piece.replace(/^((?:<[^>]*>)*) /, '$1')}</span>`;
    });
    return `${call}${parts.join('')}${end ?? ''}`;
  });

/** A word of a call with another permission, in the same case and without a link. */
const renamed = (html: string, from: string, to: string): string => {
  const at = html.toLowerCase().lastIndexOf(from);
  const isCapital = html[at] !== html[at]?.toLowerCase();
  const name = isCapital ? `${to[0]?.toUpperCase()}${to.slice(1)}` : to;
  return `${html.slice(0, at)}${name}${html.slice(at + from.length)}`
    .replace(/<a( class="[a-z]")?[^>]*>/g, '<span$1>')
    .replaceAll('</a>', '</span>');
};

/**
 * Numbers the last link of a sample to each symbol. Where libraries have different symbols, a mark names both: `a|b`. The anchor of
 * a symbol may be longer: `websocket-on` is also `websocket-on-connect`.
 */
export const withMarks = (
  code: Code,
  html: string,
  { marks, report }: { marks: readonly string[]; report: Report },
): string =>
  marks.reduce((marked, mark, index) => {
    const link = [`#(?:${mark})"`, `#(?:${mark})-[\\w-]+"`]
      .map((anchor) => new RegExp(`<a (?=[^>]*${anchor})(?![^]*<a [^>]*${anchor})`))
      .find((pattern) => pattern.test(marked));
    if (!link)
      report(
        code,
        `The sample in ${code.lang} has no link to \`${mark}\`, which a note is about.`,
        'Call the symbol, or name another one in `marks`: `job-handler|job-context`.',
      );
    const [before = ''] = link ? marked.split(link, 1) : [];
    // The number of a second mark in a line stands beside that of the first.
    const beside = /<a data-mark[^\n]*$/.test(before) ? ' data-beside' : '';
    return link ? marked.replace(link, `<a data-mark="${index + 1}"${beside} `) : marked;
  }, html);
