import { COMING_SOON, EXPERIMENTAL } from '#content/messages.ts';
import type { NavigationLink } from '#content/navigation/types.ts';
import type { PageSection } from '../page/types.ts';
import { Icon } from './icon.tsx';

const BADGE_KIND: Record<string, string> = { [EXPERIMENTAL]: 'experimental', [COMING_SOON]: 'soon' };

/** A link of the menu; `sections` are given for the current page only and listed under it. */
export const NavigationItem = ({
  link,
  sections,
}: {
  link: NavigationLink;
  sections: PageSection[] | undefined;
}) => (
  <li>
    <a className="nav-link" href={link.href} aria-current={sections ? 'page' : undefined}>
      {link.icon && <Icon name={link.icon} className={`block-${link.icon}`} />}
      <span className="nav-text">{link.title}</span>
      {link.badge && <span className={`badge badge-${BADGE_KIND[link.badge] ?? 'new'}`}>{link.badge}</span>}
      {link.tag && <span className="tag">{link.tag}</span>}
    </a>
    {sections && sections.length > 0 && (
      <SectionAnchors className="section-anchors" sections={sections.filter(isTop)} />
    )}
  </li>
);

const isTop = (section: PageSection) => section.depth === 2;

/** In-page anchors: under the current page of the menu, in the rail and in 'On this page'. */
export const SectionAnchors = ({ className, sections }: { className?: string; sections: PageSection[] }) => (
  <ul className={className}>
    {sections.map((section) => (
      <li key={section.id} className={`depth-${section.depth}`}>
        <a href={`#${section.id}`}>
          {section.title}
          {section.tag && <span className="tag">{section.tag}</span>}
        </a>
      </li>
    ))}
  </ul>
);
