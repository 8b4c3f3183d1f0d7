import { MARKUP } from '#client/contracts/markup.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { Html } from './html.tsx';
import type { RenderedIsland } from './island.tsx';
import { SectionAnchors } from './navigation-item.tsx';
import { PageFooter } from './page-footer.tsx';
import { PageHeader } from './page-header.tsx';

interface ArticleProps {
  view: PageView;
  feedback: RenderedIsland;
}

/** A documentation page inside the shell: its header, the HTML from the build, its footer, and its outline. */
export const Article = ({ view, feedback }: ArticleProps) => {
  const { sections, html, cards, checkedAgainst, lastChanged } = view.page;
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
