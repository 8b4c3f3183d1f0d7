import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { blockIcon, ICON_ID_PREFIX } from '#client/contracts/icons.ts';
import { newIssueHref } from '#client/contracts/search.ts';
import type { PageStyle } from '#client/contracts/styles.ts';
import type { Menu, NavigationLink } from '#content/navigation/types.ts';
import { ownValue } from '#content/own-value.ts';
import type { SdkSlug } from '#content/sdks.ts';
import release from '#release';
import { settings } from '#worker/environment.ts';
import { asciiHtml, type PageSection } from '#worker/model/compiled-page.ts';
import { currentSection, menuLink } from '#worker/model/menus.ts';
import { elsewhere } from '#worker/page/page-view.ts';
import { Document, type HeadProps } from './document.tsx';
import { NavigationItem } from './navigation-item.tsx';
import { SiteFooter } from './site-footer.tsx';
import { type LanguageChoiceProps, TopBar } from './top-bar.tsx';
import type { VersionSelectorProps } from './version-selector.tsx';

export interface DocumentHead extends Omit<HeadProps, 'assets' | 'sheets' | 'prePaintCode' | 'analytics'> {
  /** The style sheets that the page needs besides the main one. */
  styles?: readonly PageStyle[];
}

interface DocumentContent {
  head: DocumentHead;
  /** The page's path on this host, or an empty text for a page that is not in any menu. */
  href: string;
  menu: Menu;
  /** The library of the reference that the page belongs to. */
  sdk?: SdkSlug | undefined;
  /** The first library that the page depends on. */
  samplesSdk?: SdkSlug | undefined;
  /** The sections of the page. The menu lists them under the page's link. */
  sections: readonly PageSection[];
  versionSelector?: VersionSelectorProps | undefined;
  content: ReactNode;
}

/**
 * Renders a whole HTML document. The parts that pages share are rendered before the shell, which receives their HTML.
 */
export const renderDocument = (document: DocumentContent): string => {
  const { head, href, menu, sdk, samplesSdk, sections, versionSelector, content } = document;
  const { assets, prePaint } = release;
  const sheets = (['main', ...(head.styles ?? [])] as const).map((name) => release.styles[name].code);
  const html = renderToString(
    <Document
      head={{ ...head, assets, sheets, prePaintCode: prePaint.code, analytics: settings.analytics }}
      topBar={topBarHtml(href, { sdk, samplesSdk })}
      navigation={{
        href,
        menu,
        languages: { sdk, samplesSdk },
        elsewhere: elsewhere(menuLink(menu, href)),
        versionSelector,
        items: menuItems(menuLink(menu, href), sections, sdk !== undefined),
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
  (current: NavigationLink | undefined, sections: readonly PageSection[], hasMethods: boolean) =>
  (links: readonly NavigationLink[]): string =>
    links
      .map((link) =>
        link === current
          ? renderToString(<NavigationItem {...{ link, sections, hasMethods }} />)
          : menuItemHtml(link),
      )
      .join('');

/**
 * Adds the symbols of the icons that a document shows, so that icons need no request. In a separate file, they are another
 * document for the browser, which takes longer to read than these few symbols.
 */
export const withIconSymbols = (html: string, symbols: Readonly<Record<string, string>>): string => {
  // A regular expression takes four times as long.
  const [, ...references] = html.split(`href="#${ICON_ID_PREFIX}`);
  const names = new Set(references.map((rest) => rest.slice(0, rest.indexOf('"'))));
  const shown = [...names].map((name) => ownValue(symbols, name)).join('');
  return html.replace('<body>', (body) => `${body}<div hidden><svg>${shown}</svg></div>`);
};

/** The HTML of the parts that pages share. Each part is rendered once per isolate. */
const rendered = new Map<string | NavigationLink, string>();

/** The map stays small: a key is a link of the release's menus, or the name of a part with its section or year. */
const once = (key: string | NavigationLink, element: () => ReactElement): string => {
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = asciiHtml(renderToString(element()));
  rendered.set(key, html);
  return html;
};

/** Nothing in the bar depends on the page except its section, its libraries, and the hue of its building block. */
const topBarHtml = (href: string, languages: LanguageChoiceProps): string =>
  once(`top-bar ${currentSection(href)?.title} ${Object.values(languages)} ${blockIcon(href)}`, () => (
    <TopBar
      href={href}
      languages={languages}
      hostedSearch={settings.hostedSearch}
      newIssue={newIssueHref(settings.sourceRepository)}
    />
  ));

const siteFooterHtml = (year: number): string =>
  once(`site-footer ${year}`, () => <SiteFooter year={year} />);

/** The list item of a link, as it looks on every page except the link's target. */
const menuItemHtml = (link: NavigationLink): string =>
  once(link, () => <NavigationItem link={link} sections={undefined} />);
