import { exports } from 'cloudflare:workers';

/** Reads the document at an address, without icons and without the comments that React puts between texts. */
export const readPage = async (address: string): Promise<string> => {
  const html = await (await exports.default.fetch(new Request(`https://nitric.io${address}`))).text();
  return html.replace(/<svg.*?<\/svg>/gs, '').replaceAll('<!-- -->', '');
};

/** Returns the part of a document between two texts, or an empty text if one of them is missing. */
export const between = (html: string, from: string, to: string): string => {
  const start = html.indexOf(from);
  const end = html.indexOf(to, start + from.length);
  return start === -1 || end === -1 ? '' : html.slice(start + from.length, end);
};

/** The sections in the top bar, and in the drawer of narrow screens. */
export const SECTION_LINKS = [
  'Get Started: /docs/getting-started/quickstart',
  'Concepts: /docs/concepts/introduction',
  'Building blocks: /docs/building-blocks',
  'Guides: /docs/guides',
  'Reference: /docs/reference',
  'Clouds: /docs/reference/providers',
  'CLI: /docs/reference/cli',
];

/** Lists the links in order, each as `Text: address`. */
export const links = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([tag, href, content = '']) =>
      `${/aria-label="([^"]*)"/.exec(tag)?.[1] ?? content.replace(/<[^>]+>/g, ' ').trim()}: ${href}`,
  );
