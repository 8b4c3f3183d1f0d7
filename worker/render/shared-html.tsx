import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { newIssueHref } from '#client/contracts/search.ts';
import type { NavigationLink } from '#content/navigation/types.ts';
import type { SdkSlug } from '#content/sdks.ts';
import type { RenderedIsland } from '#worker/layout/island.tsx';
import { NavigationItem } from '#worker/layout/navigation-item.tsx';
import { SiteFooter } from '#worker/layout/site-footer.tsx';
import { TopBar } from '#worker/layout/top-bar.tsx';
import { asciiHtml } from '#worker/page/ascii-html.ts';
import { currentSection } from '#worker/page/current-section.ts';
import { settings } from '#worker/settings/settings.ts';
import { renderIsland } from './render-island.tsx';

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

/** Nothing in the bar depends on the page except its section and its library. */
export const topBarHtml = (href: string, sdk: SdkSlug | undefined): string =>
  once(`top-bar ${currentSection(href)?.title} ${sdk}`, () => (
    <TopBar
      href={href}
      sdk={sdk}
      hostedSearch={settings.hostedSearch}
      newIssue={newIssueHref(settings.sourceRepository)}
    />
  ));

export const siteFooterHtml = (year: number): string =>
  once(`site-footer ${year}`, () => (
    <SiteFooter year={year} keyboardHelp={renderIsland('keyboard-help', {})} />
  ));

let feedback: RenderedIsland | undefined;

/** The feedback form, which is the same on every page. */
export const feedbackIsland = (): RenderedIsland => {
  feedback ??= renderIsland('feedback', {});
  return feedback;
};

/** The list item of a link, as it looks on every page except the link's target. */
export const menuItemHtml = (link: NavigationLink): string =>
  once(link, () => <NavigationItem link={link} sections={undefined} />);
