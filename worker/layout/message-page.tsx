import type { ReactNode } from 'react';
import { DEFAULT_DESCRIPTION, PRODUCT_NAME } from '#content/site.ts';
import release from '#release';
import { MAIN_MENU, menuWithKey } from '#worker/model/menus.ts';
import { pageHref } from '#worker/model/page-path.ts';
import type { FoundPages } from '#worker/search/found-pages.ts';
import { type DocumentHead, renderDocument } from './render-document.tsx';

/**
 * The title of a page that is more than a message, and the style sheets that it needs besides the main one. Without a
 * title, the document has that of the page's heading.
 */
type PageHead = Partial<
  Pick<DocumentHead, 'title' | 'description' | 'canonicalUrl' | 'socialImageUrl' | 'markdownUrl' | 'styles'>
>;

/** Renders the HTML document of a page without MDX (search, news, not found, unavailable, thanks), with the docs menu. */
export const renderMessagePage = (
  heading: string,
  children: ReactNode,
  { title = heading, ...head }: PageHead = {},
): string =>
  renderDocument({
    head: {
      title: `${title} - ${PRODUCT_NAME} Documentation`,
      description: DEFAULT_DESCRIPTION,
      ...head,
    },
    href: '',
    menu: menuWithKey(MAIN_MENU, release.menus),
    sections: [],
    content: (
      <article className="article message-page">
        <header className="page-header">
          <h1>{heading}</h1>
        </header>
        {children}
      </article>
    ),
  });

/** A titled list of links to pages, with their descriptions. References have pages of the same titles, so a link names its library. */
export const PageList = ({ title: heading, pages }: FoundPages) => (
  <section>
    <h2 className="h2">{heading}</h2>
    <ul className="page-list">
      {pages.map(({ path, title, description, library }) => (
        <li key={path}>
          <a href={pageHref(path)}>
            {title}
            {library && <span className="page-library">{` ${library}`}</span>}
          </a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </section>
);

/** A link to the documentation's home, for pages without MDX. */
export const HomeLink = () => <a href="/docs">Go to the documentation's home</a>;
