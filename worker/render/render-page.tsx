import release from '#release';
import { Article } from '#worker/layout/article.tsx';
import { Document } from '#worker/layout/document.tsx';
import { buildPageView } from '#worker/page/page-view.ts';
import type { CompiledPage } from '#worker/page/types.ts';
import { settings } from '#worker/settings/settings.ts';
import { renderDocument } from './render-document.tsx';

/** The HTML document of a page. */
export const renderPage = (page: CompiledPage): string => {
  const view = buildPageView(page, { release, settings });
  return renderDocument(
    <Document
      head={{ ...view, assets: release.assets, analytics: settings.analytics }}
      navigation={{ ...view, sections: page.sections }}
      year={new Date().getUTCFullYear()}
    >
      <Article view={view} />
    </Document>,
    page.html,
    release,
  );
};
