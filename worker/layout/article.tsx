import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import { EDIT_THIS_PAGE } from '#content/messages.ts';
import type { NavigationLink } from '#content/navigation/types.ts';
import { PRODUCT_NAME } from '#content/site.ts';
import release from '#release';
import { settings } from '#worker/environment.ts';
import type { CompiledPage } from '#worker/model/compiled-page.ts';
import { buildPageView, type PageView, type ViewedPage } from '#worker/page/page-view.ts';
import { Aside } from './aside.tsx';
import { Feedback } from './feedback.tsx';
import { Html, Icon } from './html.tsx';
import { SectionTree } from './outline.tsx';
import { PageHeader } from './page-header.tsx';
import { PageLine } from './page-line.tsx';
import { renderDocument } from './render-document.tsx';
import { LanguageChoice } from './top-bar.tsx';
import type { VersionSelectorProps } from './version-selector.tsx';

/** Renders the HTML document of a documentation page. */
export const renderPage = (page: CompiledPage, viewed: ViewedPage): string => {
  const view = buildPageView(page, viewed, { release, settings });
  const { href, menu, version } = view;
  return renderDocument({
    head: view,
    href,
    menu,
    sdk: version.currentSdk,
    samplesSdk: page.samplesSdk,
    sections: page.sections,
    versionSelector: versionSelector(view),
    content: <Article view={view} />,
  });
};

/** The content of the version selector. An SDK with fewer than two versions does not get one (requirements, section 4). */
const versionSelector = ({ version, reference }: PageView): VersionSelectorProps | undefined => {
  const { currentSdkLabel: sdkLabel, currentVersion } = version;
  if (!reference || !sdkLabel || !currentVersion || reference.versions.length < 2) return undefined;
  return { sdkLabel, currentVersion, options: reference.versions };
};

/** The home page and the references fill the width, because the samples of a reference are next to its descriptions. */
const hasAside = ({ page, styles }: PageView): boolean => page.path !== '/' && !styles.includes('reference');

/** A documentation page inside the shell: its header, the HTML from the build, its footer, and its aside. */
const Article = ({ view }: { view: PageView }) => {
  const { sections, html, cards } = view.page;
  return (
    <>
      <article className="article" data-source={sourceOf(view)}>
        <PageHeader {...view} />
        {sections.length > 0 && <PageRow {...view} />}
        <PageLine {...view} />
        <Html as="div" className={MARKUP.prose} data-cards={cards} html={html} />
        <PageFooter {...view} />
      </article>
      {hasAside(view) && <Aside {...view} />}
    </>
  );
};

/** The origin of a printed page: the site, the version of a library, and the address. */
const sourceOf = ({ version, canonicalUrl }: PageView): string =>
  [`${PRODUCT_NAME} Documentation`, versionName(version), canonicalUrl].filter(Boolean).join(', ');

const versionName = ({ currentSdkLabel, currentVersion }: PageView['version']) =>
  [currentSdkLabel, currentVersion].filter(Boolean).join(' ');

/** A row below the header in narrow windows. On phones it stays below the top bar and names the page and the section in view. */
const PageRow = ({ page, version }: Pick<PageView, 'page' | 'version'>) => (
  <div className="page-row">
    <details className={MARKUP.onThisPage}>
      <summary>
        <span className="page-name">
          {page.meta.title}
          {isOlder(page, version) && <span className="page-version">{` ${version.currentVersion}`}</span>}
        </span>
        <span className={MARKUP.sectionName}>On this page</span>
      </summary>
      <SectionTree sections={page.sections} />
    </details>
    <LanguageChoice sdk={version.currentSdk} samplesSdk={page.samplesSdk} />
  </div>
);

/** `true` for a page of an older version that its title does not name. */
const isOlder = ({ meta }: PageView['page'], { isNotLatest, currentVersion }: PageView['version']) =>
  isNotLatest && !meta.title.endsWith(`${currentVersion}`);

type PageFooterProps = Pick<PageView, 'page' | 'canonicalUrl' | 'editUrl' | 'previous' | 'next'>;

/** The end of a page: the feedback form, facts about the page, and links to the previous and the next page. */
const PageFooter = ({ page, canonicalUrl, editUrl, previous, next }: PageFooterProps) => (
  <footer className="page-footer">
    <input type="hidden" name="url" value={canonicalUrl} form={FRAME_IDS.feedbackForm} />
    <Feedback />
    <p className="page-facts">
      <a className="edit-link" href={editUrl}>
        {EDIT_THIS_PAGE}
      </a>
      {page.lastChanged && (
        <span>
          Last updated <time dateTime={page.lastChanged}>{longDate.format(new Date(page.lastChanged))}</time>
        </span>
      )}
      {page.samplesRelease && <span>{page.samplesRelease}</span>}
    </p>
    {(previous || next) && (
      <nav className="previous-next" aria-label="Previous and next page">
        {previous && <Neighbor link={previous} direction="previous" />}
        {next && <Neighbor link={next} direction="next" />}
      </nav>
    )}
  </footer>
);

const Neighbor = ({ link, direction }: { link: NavigationLink; direction: 'previous' | 'next' }) => (
  <a className={MARKUP[direction]} rel={direction === 'next' ? 'next' : 'prev'} href={link.href}>
    <span>
      {direction === 'previous' && <Icon name="arrow-left" />}
      {direction === 'next' ? 'Next' : 'Previous'}
      {direction === 'next' && <Icon name="arrow-right" />}
    </span>
    <strong>{link.title}</strong>
  </a>
);

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
