import { MARKUP } from '#client/contracts/markup.ts';
import { withHue } from '#content/building-blocks.ts';
import type { IconName } from '#content/generated/icon-names.ts';
import type { PageSection } from '#worker/model/compiled-page.ts';

interface OutlineProps {
  /** The icon of the building block that the page is about. */
  block: IconName | undefined;
  sections: readonly PageSection[];
}

/** The sections of a page with their subsections. With a script, only those of the section in view are shown. */
export const Outline = ({ block, sections }: OutlineProps) =>
  sections.length > 0 && (
    <nav className={withHue(MARKUP.outline, block)} aria-label="On this page">
      <p className="rail-title">On this page</p>
      <SectionTree sections={sections} />
    </nav>
  );

interface SectionTreeProps {
  className?: string | undefined;
  sections: readonly PageSection[];
}

/** Links to a page's sections, each with those to its subsections. */
export const SectionTree = ({ className, sections }: SectionTreeProps) => (
  <ul className={className}>
    {sectionParts(sections).map(({ section, subsections }) => (
      <li key={section.id}>
        <SectionLink {...section} />
        {subsections.length > 0 && (
          <ul>
            {subsections.map((subsection) => (
              <li key={subsection.id}>
                <SectionLink {...subsection} />
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);

interface SectionPart {
  section: PageSection;
  subsections: PageSection[];
}

const sectionParts = (sections: readonly PageSection[]): SectionPart[] => {
  const parts: SectionPart[] = [];
  for (const section of sections) {
    if (section.depth === 2) parts.push({ section, subsections: [] });
    else parts.at(-1)?.subsections.push(section);
  }
  return parts;
};

/** The link to a section, with the section's tag. */
const SectionLink = ({ id, title, tag }: PageSection) => (
  <a href={`#${id}`}>
    {title}
    {tag && ' '}
    {tag && <span className="tag">{tag}</span>}
  </a>
);
