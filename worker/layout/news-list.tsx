import type { NewsGroup, NewsMonth } from '#worker/news/news-by-month.ts';
import type { NewsItem } from '#worker/news/site-news.ts';

/** The news of some months. Each month has an anchor. */
export const NewsList = ({ months }: { months: readonly NewsMonth[] }) => (
  <div className="prose">
    <p>
      {
        'New and changed pages, and releases of the libraries, the CLI, and the providers. You can follow them in a feed reader with the '
      }
      <a href="/docs/rss.xml">RSS feed</a>.
    </p>
    {months.map(({ id, title, releases, newPages, changedPages }) => (
      <section key={id} aria-labelledby={id}>
        <h2 className="h2" id={id}>
          {title}
        </h2>
        {releases.length > 0 && (
          <>
            <h3 className="h3">Releases</h3>
            <ul>
              {releases.map((item) => (
                <li key={item.id}>
                  <NewsLink {...item} />, <Day date={item.date} />
                </li>
              ))}
            </ul>
          </>
        )}
        <PageNews title="New pages" groups={newPages} />
        <PageNews title="Changed pages" groups={changedPages} />
      </section>
    ))}
  </div>
);

/** The pages of each part of the site, folded below its name and their number. */
const PageNews = ({ title, groups }: { title: string; groups: readonly NewsGroup[] }) =>
  groups.length > 0 && (
    <>
      <h3 className="h3">{title}</h3>
      {groups.map(({ label = 'Others', items }) => (
        <details key={label}>
          <summary>{`${label} (${items.length})`}</summary>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                <NewsLink {...item} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );

const NewsLink = ({ href, title }: NewsItem) => <a href={href}>{title}</a>;

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

const Day = ({ date }: Pick<NewsItem, 'date'>) => (
  <time dateTime={date.slice(0, 'yyyy-mm-dd'.length)}>{DAY.format(new Date(date))}</time>
);
