import { pageHref } from '#worker/model/page-path.ts';
import { NEWS_PAGE } from '#worker/model/site-addresses.ts';
import { type NewsItem, newestFirst, type SiteNews } from './site-news.ts';

/** The months of the page about news. Older news is in the history of the repository. */
const SHOWN_MONTHS = 12;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Pages of the same section. */
export interface NewsGroup {
  /** It is absent for pages without a section. */
  label: string | undefined;
  items: NewsItem[];
}

export interface NewsMonth {
  /** `November 2026` */
  title: string;
  /** The anchor of the month: `november-2026`. */
  id: string;
  releases: NewsItem[];
  newPages: NewsGroup[];
  changedPages: NewsGroup[];
}

/** The latest months that have news, newest first. */
export const newsByMonth = ({ pages, releases }: SiteNews): NewsMonth[] => {
  const items = newestFirst([...pages, ...releases]);
  const months = Map.groupBy(items, ({ date }) => date.slice(0, 'yyyy-mm'.length));
  return [...months].slice(0, SHOWN_MONTHS).map(([month, ofMonth]) => {
    const ofKind = (kind: NewsItem['kind']) => ofMonth.filter((item) => item.kind === kind);
    const title = MONTH.format(new Date(`${month}-01`));
    return {
      title,
      id: title.toLowerCase().replace(' ', '-'),
      releases: ofKind('release'),
      newPages: byLabel(ofKind('new-page')),
      changedPages: byLabel(ofKind('changed-page')),
    };
  });
};

const byLabel = (items: readonly NewsItem[]): NewsGroup[] =>
  [...Map.groupBy(items, ({ label }) => label)]
    .map(([label, group]) => ({ label, items: group.toSorted((a, b) => (a.title < b.title ? -1 : 1)) }))
    .sort((a, b) => ((a.label ?? '') < (b.label ?? '') ? -1 : 1));

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
