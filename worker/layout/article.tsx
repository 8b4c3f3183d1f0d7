import { MARKUP } from '#client/contracts/markup.ts';
import { PRODUCT_NAME } from '#content/site.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { Aside } from './aside.tsx';
import { Html } from './html.tsx';
import type { RenderedIsland } from './island.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { PageRow } from './page-row.tsx';

interface ArticleProps {
  view: PageView;
  feedback: RenderedIsland;
}

/** The home page and the references fill the width, because the samples of a reference are next to its descriptions. */
const hasAside = ({ page, styles }: PageView): boolean => page.path !== '/' && !styles.includes('reference');

/** A documentation page inside the shell: its header, the HTML from the build, its footer, and its aside. */
export const Article = ({ view, feedback }: ArticleProps) => {
  const { sections, html, cards, samplesCheck, lastChanged } = view.page;
  return (
    <>
      <article className="article" data-source={sourceOf(view)}>
        <PageHeader {...view} />
        {sections.length > 0 && <PageRow {...view} />}
        <Html as="div" className={MARKUP.prose} data-cards={cards} html={html} />
        <PageFooter {...view} {...{ feedback, lastChanged, samplesCheck }} />
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
