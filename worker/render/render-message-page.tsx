import type { ReactNode } from 'react';
import { DEFAULT_DESCRIPTION, PRODUCT_NAME } from '#content/site.ts';
import release from '#release';
import { Document } from '#worker/layout/document.tsx';
import { settings } from '#worker/settings/settings.ts';
import { renderDocument } from './render-document.tsx';

/** A page without MDX of its own (search, not found, unavailable, thanks), in the shell with the docs menu. */
export const renderMessagePage = (title: string, children: ReactNode): string => {
  const [menu] = release.menus;
  if (!menu) throw new Error('The release has no menu.');
  return renderDocument(
    <Document
      head={{
        title: `${title} - ${PRODUCT_NAME} Documentation`,
        description: DEFAULT_DESCRIPTION,
        assets: release.assets,
        analytics: settings.analytics,
      }}
      navigation={{
        href: '',
        menu,
        version: { isReferenceDocs: false, isNotLatest: false },
        reference: undefined,
        sections: [],
      }}
      year={new Date().getUTCFullYear()}
    >
      <article className="article message-page">
        <header className="page-header">
          <h1>{title}</h1>
        </header>
        {children}
      </article>
    </Document>,
    '',
    release,
  );
};
