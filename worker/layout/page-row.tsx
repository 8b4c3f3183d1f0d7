import { MARKUP } from '#client/contracts/markup.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { LanguageChoice } from './language-choice.tsx';
import { SectionAnchors } from './section-anchors.tsx';

/** A row below the header in narrow windows. On phones it stays below the top bar and names the page and the section in view. */
export const PageRow = ({ page, version }: Pick<PageView, 'page' | 'version'>) => (
  <div className="page-row">
    <details className={MARKUP.onThisPage}>
      <summary>
        <span className="page-name">{page.meta.title}</span>
        {version.isNotLatest && <span className="page-version">{version.currentVersion}</span>}
        <span className={MARKUP.sectionName}>On this page</span>
      </summary>
      <SectionAnchors sections={page.sections} />
    </details>
    <LanguageChoice sdk={version.currentSdk} />
  </div>
);
