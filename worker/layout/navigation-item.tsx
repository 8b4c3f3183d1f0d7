import { MARKUP } from '#client/contracts/markup.ts';
import { COMING_SOON, EXPERIMENTAL } from '#content/messages.ts';
import type { NavigationLink } from '#content/navigation/types.ts';
import { SDK_SLUGS, SDKS } from '#content/sdks.ts';
import type { PageSection } from '#worker/page/types.ts';
import { Icon } from './icon.tsx';

const BADGE_KIND: Record<string, string> = { [EXPERIMENTAL]: 'experimental', [COMING_SOON]: 'soon' };

interface NavigationItemProps {
  link: NavigationLink;
  /** Given for the current page only and listed under it. */
  sections: PageSection[] | undefined;
}

/** A link of the menu. */
export const NavigationItem = ({ link, sections }: NavigationItemProps) =>
  link.hrefBySdk ? (
    <li className={MARKUP.bySdk}>
      {sdkVariants(link).map(([sdk, variant]) => (
        <div key={sdk} data-sdk={sdk}>
          <MenuLink link={variant} isCurrent={false} />
        </div>
      ))}
    </li>
  ) : (
    <li>
      <MenuLink link={link} isCurrent={sections !== undefined} />
      {sections && sections.length > 0 && (
        <SectionAnchors className={MARKUP.sectionAnchors} sections={sections.filter(isTop)} />
      )}
    </li>
  );

const MenuLink = ({ link, isCurrent }: { link: NavigationLink; isCurrent: boolean }) => (
  <a
    className={link.icon ? `nav-link block-${link.icon}` : 'nav-link'}
    href={link.href}
    aria-current={isCurrent ? 'page' : undefined}
  >
    {link.icon && <Icon name={link.icon} />}
    <span className="nav-text">{link.title}</span>
    {link.badge && <span className={`badge badge-${BADGE_KIND[link.badge] ?? 'new'}`}>{link.badge}</span>}
    {link.tag && <span className="tag">{link.tag}</span>}
  </a>
);

/** CSS shows the one of the reader's SDK: one cached page serves all. */
const sdkVariants = (link: NavigationLink) =>
  SDK_SLUGS.flatMap((sdk) => {
    const href = link.hrefBySdk?.[sdk];
    return href === undefined ? [] : [[sdk, { ...link, href, tag: SDKS[sdk].label }] as const];
  });

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
