import release from '#release';
import { Article } from '#worker/layout/article.tsx';
import type { RenderedIsland } from '#worker/layout/island.tsx';
import type { CompiledPage } from '#worker/page/compiled-page.ts';
import { buildPageView, type PagePlace, type PageView } from '#worker/page/page-view.ts';
import { settings } from '#worker/settings/settings.ts';
import { renderDocument } from './render-document.tsx';
import { renderIsland } from './render-island.tsx';
import { feedbackIsland } from './shared-html.tsx';

/** Renders the HTML document of a documentation page. */
export const renderPage = (page: CompiledPage, place: PagePlace): string => {
  const view = buildPageView(page, place, { release, settings });
  const { href, menu, version } = view;
  return renderDocument({
    head: view,
    href,
    menu,
    sdk: version.currentSdk,
    sections: page.sections,
    versionSelector: versionSelector(view),
    content: <Article view={view} feedback={feedbackIsland()} />,
  });
};

/** Renders the version selector. An SDK with fewer than two versions does not get one (specification, section 4). */
const versionSelector = ({ version, reference }: PageView): RenderedIsland | undefined => {
  const { currentSdkLabel: sdkLabel, currentVersion } = version;
  if (!reference || !sdkLabel || !currentVersion || reference.versions.length < 2) return undefined;
  return renderIsland('version-selector', { sdkLabel, currentVersion, options: reference.versions });
};
