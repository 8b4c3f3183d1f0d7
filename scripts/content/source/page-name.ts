import { extname } from 'node:path';
import { slug } from 'github-slugger';
import type { Mistake } from '#scripts/content/problems/problem.ts';
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
interface NameSlip extends Mistake {
  /** The name that the page should have. */
  rightName: string;
}

/** `undefined` if a file of this name can be a page, or if nobody takes it for one. */
export const nameSlip = (name: string, isLink: boolean): NameSlip | undefined => {
  if (isLink)
    return {
      message: 'This is a symbolic link, which the build does not follow.',
      hint: 'Put the file itself here.',
      rightName: name,
    };
  const renamed = (message: string, wanted: string): NameSlip => {
    const rightName = [wanted, addressable(wanted)].find(isPageName) ?? `page-${addressable(wanted)}`;
    const rule = rightName === wanted ? '.' : ': lowercase letters, digits, and hyphens.';
    return { message, hint: `Rename the file to \`${rightName}\`${rule}`, rightName };
  };
  if (/\.(md|markdown|mdx\.txt)$/i.test(name))
    return renamed(
      `The file is not a page: its name ends in \`${extname(name)}\`.`,
      name.replace(/(?:\.mdx)?\.\w+$/i, '.mdx'),
    );
  if (!/\.mdx$/i.test(name)) return undefined;
  if (!name.endsWith('.mdx'))
    return renamed(
      'The file is not a page: its extension is not in lowercase.',
      `${name.slice(0, -'.mdx'.length)}.mdx`,
    );
  const path = routeOf(name);
  if (!path) return renamed(`\`${name}\` cannot be an address.`, name);
  const problem = addressProblem(path);
  return problem ? renamed(problem, name.replace(/\.md(?=\.mdx$|\/index\.mdx$)/, '')) : undefined;
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

const addressable = (name: string): string =>
  name
    .slice(0, -'.mdx'.length)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{L}/gu, (letter) => LETTERS.get(letter) ?? letter)
    // Other letters lose their accents.
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split('/')
    .map((part, index, { length }) => wordsOf(part === 'index' && index < length - 1 ? '' : part) || 'page')
    .join('/')
    .concat('.mdx');

const wordsOf = (part: string): string =>
  slug(part.replaceAll(/[_.\s]+/g, '-'))
    .replaceAll(/[^a-z0-9-]/g, '')
    .replaceAll(/^-+|-+$/g, '');
