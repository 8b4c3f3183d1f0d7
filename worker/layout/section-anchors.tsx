import type { PageSection } from '#worker/page/compiled-page.ts';

interface SectionAnchorsProps {
  className?: string;
  sections: readonly PageSection[];
}

/** Links to a page's sections. */
export const SectionAnchors = ({ className, sections }: SectionAnchorsProps) => (
  <ul className={className}>
    {sections.map((section) => (
      <li key={section.id} className={`depth-${section.depth}`}>
        <SectionLink {...section} />
      </li>
    ))}
  </ul>
);

/** The link to a section, with the section's tag. */
export const SectionLink = ({ id, title, tag }: PageSection) => (
  <a href={`#${id}`}>
    {title}
    {tag && ' '}
    {tag && <span className="tag">{tag}</span>}
  </a>
);
