import { hitHref } from '#client/contracts/search.ts';
import { pageHref } from '#worker/model/page-path.ts';
import { ORIGIN_PLACEHOLDER } from '#worker/model/stored-markdown.ts';
import { pageAt } from './get-page.ts';
import { parseFolder } from './page-list.ts';
import { sectionsOfPage } from './page-sections.ts';
import { type AgentSite, NothingFound, tool } from './tool.ts';

/** Workers may read only so many pages for a request. */
const MOST_PAGES = 8;
const MOST_LINES_OF_PAGE = 5;
const LINE_CHARACTERS = 200;

const CANONICAL = /^Canonical address: <(.+)>$/gm;

/** The addresses of the pages that contain a text in any case, in their order. Below a page's title stands its address. */
const pagesWith = (wanted: string, allText: string): string[] => {
  const pages = [...allText.matchAll(CANONICAL)].map(({ 1: address = '', index }) => ({
    address,
    start: allText.lastIndexOf('\n# ', index),
  }));
  // A search from each page to the end of the text would take quadratic time for a rare text.
  return pages.flatMap(({ address, start }, index) => {
    const text = allText.slice(start, pages[index + 1]?.start).toLowerCase();
    return text.includes(wanted) ? address : [];
  });
};

/** The title of a page and its lines with a text, each as an item with the address of its section. */
const linesOf = async (address: string, wanted: string, site: AgentSite): Promise<string> => {
  const { page } = pageAt(address, site);
  const { sections } = await sectionsOfPage(page, undefined, site);
  const { siteOrigin } = site.settings;
  const lines = sections.flatMap(({ anchor, text }) => {
    const section = siteOrigin + hitHref(`${pageHref(page.path)}#${anchor}`);
    const found = text.replaceAll(ORIGIN_PLACEHOLDER, siteOrigin).split('\n');
    return found
      .filter((line) => line.toLowerCase().includes(wanted))
      .map((line) => `- <${section}>: ${excerpt(line, wanted)}`);
  });
  // The text may stand only in the title or the description.
  const shown = lines.length > 0 ? [...new Set(lines)] : [`- <${address}>`];
  return `## ${page.entry.title}\n\n${shown.slice(0, MOST_LINES_OF_PAGE).join('\n')}`;
};

/** The part of a long line around a text. */
const excerpt = (line: string, wanted: string): string => {
  const start = Math.max(0, line.toLowerCase().indexOf(wanted) - LINE_CHARACTERS / 4);
  return line.slice(start, start + LINE_CHARACTERS).trim();
};

export const findText = tool({
  name: 'find_text',
  title: 'Find a text',
  description:
    'Finds a text word for word on all pages, also in samples: an error message, a key of a file, a flag. Returns the lines with it and the address of each section.',
  inputs: {
    text: { type: 'string', minLength: 3, maxLength: 200, description: 'The text, in any case.' },
    folder: {
      type: 'string',
      maxLength: 512,
      description: 'The path of a folder, such as guides or reference/python, to look only there.',
    },
  },
  required: ['text'],
  run: async ({ text, folder = '' }, site) => {
    const wanted = text.toLowerCase();
    const path = parseFolder(folder);
    const allText = path && (await site.allText(path));
    if (!allText) throw new NothingFound(`There is no page below ${folder}. list_pages names all folders.`);
    const pages = pagesWith(wanted, allText);
    if (pages.length === 0)
      throw new NothingFound(`No page has the text "${text}". Try a shorter part of it, or search_docs.`);
    const shown = pages.slice(0, MOST_PAGES);
    const left = pages.length - shown.length;
    const parts = [
      `# ${pages.length} ${pages.length === 1 ? 'page has' : 'pages have'} "${text}"`,
      ...(await Promise.all(shown.map((address) => linesOf(address, wanted, site)))),
      ...(left > 0 ? [`Also on ${left} more, such as <${pages.at(-1)}>.`] : []),
    ];
    return { text: parts.join('\n\n') };
  },
});
