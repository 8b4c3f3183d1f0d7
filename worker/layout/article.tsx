import { MARKUP } from '#client/contracts/markup.ts';
import { PRODUCT_NAME } from '#content/site.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { Html } from './html.tsx';
import type { RenderedIsland } from './island.tsx';
import { SectionAnchors } from './navigation-item.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { PageRow } from './page-row.tsx';

interface ArticleProps {
  view: PageView;
  feedback: RenderedIsland;
}

/** A documentation page inside the shell: its header, the HTML from the build, its footer, and its outline. */
export const Article = ({ view, feedback }: ArticleProps) => {
  const { sections, html, cards, checkedAgainst, lastChanged } = view.page;
  return (
    <>
      <article className="article" data-source={sourceOf(view)}>
        <PageHeader {...view} />
        {sections.length > 0 && <PageRow {...view} />}
        <Html as="div" className={MARKUP.prose} data-cards={cards} html={html} />
        <PageFooter {...view} {...{ feedback, lastChanged, checkedAgainst }} />
      </article>
      {sections.length > 0 && !view.styles.includes('reference') && (
        <nav className={MARKUP.rail} aria-label="On this page">
          <p className="rail-title">On this page</p>
          <SectionAnchors sections={sections} />
        </nav>
      )}
    </>
  );
};

/** Where a printed page is from: the site, the version of a library, and the address. */
const sourceOf = ({ version, canonicalUrl }: PageView): string =>
  [`${PRODUCT_NAME} Documentation`, versionName(version), canonicalUrl].filter(Boolean).join(', ');

const versionName = ({ currentSdkLabel, currentVersion }: PageView['version']) =>
  [currentSdkLabel, currentVersion].filter(Boolean).join(' ');
