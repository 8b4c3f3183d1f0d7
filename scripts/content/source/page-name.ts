import { extname } from 'node:path';
import { slug } from 'github-slugger';
import type { Mistake } from '#scripts/content/problems/problem.ts';
import { type PagePath, parsePagePath } from '#worker/page/page-path.ts';

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
      cure: 'Put the file itself here.',
      rightName: name,
    };
  const renamed = (message: string, wanted: string): NameSlip => {
    const rightName = routeOf(wanted) ? wanted : addressable(wanted);
    const rule = rightName === wanted ? '.' : ': lowercase letters, digits, and hyphens.';
    return { message, cure: `Rename the file to \`${rightName}\`${rule}`, rightName };
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
  if (path.endsWith('.md'))
    return renamed(
      `The address ${path} ends in \`.md\`: there readers get the Markdown of ${path.slice(0, -'.md'.length)}.`,
      name.replace(/\.md(?=\.mdx$|\/index\.mdx$)/, ''),
    );
  return undefined;
};

const addressable = (name: string): string =>
  name
    .slice(0, -'.mdx'.length)
    // Letters lose their accents.
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split('/')
    .map((part) => slug(part.replaceAll(/[_.\s]+/g, '-')).replaceAll(/[^a-z0-9-]/g, '') || 'page')
    .join('/')
    .concat('.mdx');
