import { extname } from 'node:path';
import type { ProblemText } from '#scripts/content/problems/problem.ts';
import {
  MARKDOWN_ENDING,
  markdownHref,
  type PagePath,
  pageHref,
  parsePagePath,
} from '#worker/model/page-path.ts';
import type { PageEntry } from '#worker/model/release-manifest.ts';
import { resolvePath } from '#worker/model/resolve-path.ts';
import { isSiteAddress } from '#worker/model/site-addresses.ts';

/** The address of the page in a file, or `undefined` if its name cannot be an address. */
export const routeOf = (name: string): PagePath | undefined => {
  if (!name.endsWith('.mdx')) return undefined;
  const path = `/${name.slice(0, -'.mdx'.length)}`.replace(/\/index$/, '');
  return parsePagePath(path || '/');
};

/** Tells an author why a file is not a page. */
interface NameSlip extends ProblemText {
  /** The name that the page should have, if there is a similar one. */
  rightName?: string;
}

/** `undefined` if a file of this name can be a page, or if nobody takes it for one. */
export const nameSlip = (name: string, isLink: boolean): NameSlip | undefined => {
  if (isLink)
    return {
      message: 'This is a symbolic link, which the build does not follow.',
      hint: 'Put the file itself here.',
      rightName: name,
    };
  const message = nameProblem(name);
  if (message === undefined) return undefined;
  const rightName = addressable(name);
  return rightName !== '.mdx' && isPageName(rightName)
    ? { message, hint: `Rename the file to \`${rightName}\`.`, rightName }
    : {
        message,
        hint: 'Give it another name: lowercase letters, digits, and hyphens, with `.mdx` at the end.',
      };
};

const nameProblem = (name: string): string | undefined => {
  if (/\.(md|markdown|mdx\.txt)$/i.test(name))
    return `The file is not a page: its name ends in \`${extname(name)}\`.`;
  if (!/\.mdx$/i.test(name)) return undefined;
  if (!name.endsWith('.mdx')) return 'The file is not a page: its extension is not in lowercase.';
  const path = routeOf(name);
  return path ? addressProblem(path) : `\`${name}\` cannot be an address.`;
};

const addressProblem = (path: PagePath): string | undefined => {
  if (path.endsWith(MARKDOWN_ENDING))
    return `The address ${path} ends in \`.md\`: there readers get the Markdown of ${path.slice(0, -MARKDOWN_ENDING.length)}.`;
  const addresses = [pageHref(path), markdownHref(path)];
  if (addresses.some(isSiteAddress))
    return `The site itself answers at ${pageHref(path)}, so no page can be there.`;
  if (!addresses.every((address) => leadsTo(path, address)))
    return `Readers of ${pageHref(path)} get another address, so no page can be there.`;
  return undefined;
};

/** `true` if an address leads to this page, and not to one in another spelling. */
const leadsTo = (path: PagePath, pathname: string): boolean => {
  const site = { pages: { [path]: NO_ENTRY }, redirects: {} };
  const resolved = resolvePath({ pathname, searchParams: NO_SEARCH }, site);
  // The reference of a latest version redirects, and another check reports it.
  return resolved.kind === 'page' || (resolved.kind === 'redirect' && resolved.status === 302);
};

const NO_ENTRY = {} as PageEntry; // only its presence counts
const NO_SEARCH = new URLSearchParams();

const isPageName = (name: string): boolean => {
  const path = routeOf(name);
  return path !== undefined && addressProblem(path) === undefined;
};

/** How letters are written that do not become one of a to z when they lose their accents, and German umlauts. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe' }),
  ...Object.entries({ ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }),
]);

/** The text in lower case, as far as possible with the letters a to z. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => LETTERS.get(letter) ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

/** The text with hyphens instead of everything that an address does not have. */
export const hyphenated = (text: string): string =>
  withoutAccents(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The name without accents, and with hyphens instead of everything else that an address does not have. */
const addressable = (name: string): string =>
  withoutAccents(name)
    .replaceAll(/\.md(?=\.mdx$|\/)/g, '')
    .replace(/(?:\.mdx)?\.\w+$/, '')
    .split('/')
    .map(hyphenated)
    .join('/')
    .concat('.mdx');
