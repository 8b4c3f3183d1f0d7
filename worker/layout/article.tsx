import { MARKUP } from '#client/contracts/markup.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { ARTICLE_PLACE } from '#worker/render/places.ts';
import { SectionAnchors } from './navigation-item.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';
import { Place } from './place.tsx';

/** A documentation page inside the shell; the body that the build made stands for itself. */
export const Article = ({ view }: { view: PageView }) => {
  const { sections, lastChanged } = view.page;
  return (
    <>
      <article className="article">
        <PageHeader {...view} />
        {sections.length > 0 && (
          <details className={MARKUP.onThisPage}>
            <summary>On this page</summary>
            <SectionAnchors sections={sections} />
          </details>
        )}
        <div className={MARKUP.prose}>
          <Place name={ARTICLE_PLACE} />
        </div>
        <PageFooter {...view} lastChanged={lastChanged} />
      </article>
      {sections.length > 0 && (
        <nav className={MARKUP.rail} aria-label="On this page">
          <p className="rail-title">On this page</p>
          <SectionAnchors sections={sections} />
        </nav>
      )}
    </>
  );
};
