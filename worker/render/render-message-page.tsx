import type { ReactNode } from 'react';
import { DEFAULT_DESCRIPTION, PRODUCT_NAME } from '#content/site.ts';
import release from '#release';
import { renderDocument } from './render-document.tsx';

/** Renders the HTML document of a page without MDX (search, not found, unavailable, thanks), with the docs menu. */
export const renderMessagePage = (title: string, children: ReactNode): string => {
  const [menu] = release.menus;
  if (!menu) throw new Error('The release has no menu.');
  return renderDocument({
    head: { title: `${title} - ${PRODUCT_NAME} Documentation`, description: DEFAULT_DESCRIPTION },
    href: '',
    menu,
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
