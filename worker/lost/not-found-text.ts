import { DOCS_PREFIX } from '#content/site.ts';
import { pageHref } from '#worker/page/page-path.ts';
import type { FoundPage, FoundPages } from '#worker/search/page/found-pages.ts';

/** The 404 in Markdown, with links to the Markdown of similar pages. */
export const notFoundText = (lists: readonly FoundPages[], siteOrigin: string): string =>
  `${[
    '# Page not found',
    'There is no page at this address. It may have moved, or the link may be mistyped.',
    ...lists.map(
      ({ title, pages }) => `## ${title}\n\n${pages.map((page) => pageLine(page, siteOrigin)).join('\n')}`,
    ),
    `All pages: <${siteOrigin}${DOCS_PREFIX}/llms.txt>`,
  ].join('\n\n')}\n`;

const pageLine = ({ path, title, description, library }: FoundPage, siteOrigin: string): string =>
  `- [${library ? `${library}: ` : ''}${title}](${siteOrigin}${pageHref(path)}.md): ${description}`;
