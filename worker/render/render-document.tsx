import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Menu, NavigationLink } from '#content/navigation/types.ts';
import type { SdkSlug } from '#content/sdks.ts';
import release from '#release';
import { Document } from '#worker/layout/document.tsx';
import type { HeadProps } from '#worker/layout/head.tsx';
import type { RenderedIsland } from '#worker/layout/island.tsx';
import { NavigationItem } from '#worker/layout/navigation-item.tsx';
import type { PageSection } from '#worker/page/compiled-page.ts';
import { menuLink } from '#worker/page/menu-links.ts';
import { settings } from '#worker/settings/settings.ts';
import { menuItemHtml, siteFooterHtml, topBarHtml } from './shared-html.tsx';
import { withIconSymbols } from './with-icon-symbols.ts';

interface DocumentContent {
  head: Omit<HeadProps, 'assets' | 'prePaintCode' | 'analytics'>;
  /** The page's path on this host, or an empty text for a page that is not in any menu. */
  href: string;
  menu: Menu;
  /** The library of the reference that the page belongs to. */
  sdk?: SdkSlug | undefined;
  /** The sections of the page. The menu lists them under the page's link. */
  sections: readonly PageSection[];
  versionSelector?: RenderedIsland | undefined;
  content: ReactNode;
}

/**
 * Renders a whole HTML document. Islands and the parts that pages share are rendered before the shell, which receives
 * their HTML.
 */
export const renderDocument = (document: DocumentContent): string => {
  const { head, href, menu, sdk, sections, versionSelector, content } = document;
  const { assets, prePaint } = release;
  const html = renderToString(
    <Document
      head={{ ...head, assets, prePaintCode: prePaint.code, analytics: settings.analytics }}
      topBar={topBarHtml(href, sdk)}
      navigation={{
        href,
        menu,
        versionSelector,
        items: menuItems(menuLink(menu, href), sections),
      }}
      siteFooter={siteFooterHtml(new Date().getUTCFullYear())}
    >
      {content}
    </Document>,
  );
  return `<!doctype html>${withIconSymbols(html, release.icons)}`;
};

/**
 * Returns a function that renders the list items of links to HTML. The link to the current page is marked, and the page's
 * sections follow it.
 */
const menuItems =
  (current: NavigationLink | undefined, sections: readonly PageSection[]) =>
  (links: readonly NavigationLink[]): string =>
    links
      .map((link) =>
        link === current
          ? renderToString(<NavigationItem link={link} sections={sections} />)
          : menuItemHtml(link),
      )
      .join('');
