import { NEWS_PAGE } from '#worker/page/news-page.ts';
import { pageHref } from '#worker/page/page-path.ts';
import type { NewsGroup, NewsMonth } from './news-by-month.ts';
import type { NewsItem } from './news-item.ts';

/** The news of some months as Markdown, in the form of other pages and with absolute links. */
export const newsMarkdown = (months: readonly NewsMonth[], siteOrigin: string): string => {
  const link = ({ title, href }: NewsItem) => `[${title}](${new URL(href, siteOrigin)})`;
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`### ${title}`, lines.map((line) => `- ${line}`).join('\n')] : [];
  const groupLine = ({ label, items }: NewsGroup) =>
    `${label ? `${label}: ` : ''}${items.map(link).join(', ')}`;
  const parts = [
    `# ${NEWS_PAGE.title}`,
    NEWS_PAGE.description,
    `Canonical address: <${siteOrigin}${pageHref(NEWS_PAGE.path)}>`,
    ...months.flatMap(({ title, releases, newPages, changedPages }) => [
      `## ${title}`,
      ...list(
        'Releases',
        releases.map((item) => `${link(item)}, ${item.date.slice(0, 'yyyy-mm-dd'.length)}`),
      ),
      ...list('New pages', newPages.map(groupLine)),
      ...list('Changed pages', changedPages.map(groupLine)),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
};
