import type { ReactNode } from 'react';
import type { PageStyle } from '#client/contracts/page-styles.ts';
import { DEFAULT_DESCRIPTION, PRODUCT_NAME } from '#content/site.ts';
import release from '#release';
import { menuWithKey } from '#worker/page/menu-with-key.ts';
import { renderDocument } from './render-document.tsx';

const DOCS_MENU = 'docs';

/**
 * Renders the HTML document of a page without MDX (search, not found, unavailable, thanks), with the docs menu. `styles` are the
 * style sheets that it needs besides the main one.
 */
export const renderMessagePage = (
  title: string,
  children: ReactNode,
  styles: readonly PageStyle[] = [],
): string => {
  return renderDocument({
    head: { title: `${title} - ${PRODUCT_NAME} Documentation`, description: DEFAULT_DESCRIPTION, styles },
    href: '',
    menu: menuWithKey(DOCS_MENU, release.menus),
    sections: [],
    content: (
      <article className="article message-page">
        <header className="page-header">
          <h1>{title}</h1>
        </header>
        {children}
      </article>
    ),
  });
};
