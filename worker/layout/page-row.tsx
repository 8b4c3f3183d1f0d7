import { MARKUP } from '#client/contracts/markup.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { LanguageChoice } from './language-choice.tsx';
import { SectionAnchors } from './section-anchors.tsx';

/** A row below the header in narrow windows. On phones it stays below the top bar and names the page and the section in view. */
export const PageRow = ({ page, version }: Pick<PageView, 'page' | 'version'>) => (
  <div className="page-row">
    <details className={MARKUP.onThisPage}>
      <summary>
        <span className="page-name">
          {page.meta.title}
          {isOlder(page, version) && <span className="page-version">{` ${version.currentVersion}`}</span>}
        </span>
        <span className={MARKUP.sectionName}>On this page</span>
      </summary>
      <SectionAnchors sections={page.sections} />
    </details>
    <LanguageChoice sdk={version.currentSdk} />
  </div>
);

/** `true` for a page of an older version that its title does not name. */
const isOlder = ({ meta }: PageView['page'], { isNotLatest, currentVersion }: PageView['version']) =>
  isNotLatest && !meta.title.endsWith(`${currentVersion}`);
