import type { ReactNode } from 'react';
import { DEFAULT_DESCRIPTION, PRODUCT_NAME } from '#content/site.ts';
import release from '#release';
import type { HeadProps } from '#worker/layout/head.tsx';
import { MAIN_MENU, menuWithKey } from '#worker/page/menu-with-key.ts';
import { renderDocument } from './render-document.tsx';

/**
 * The title of a page that is more than a message, and the style sheets that it needs besides the main one. Without a
 * title, the document has that of the page's heading.
 */
type PageHead = Partial<
  Pick<HeadProps, 'title' | 'description' | 'canonicalUrl' | 'socialImageUrl' | 'markdownUrl' | 'styles'>
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
