import { MARKUP } from '#client/contracts/markup.ts';
import { badgeClass } from '#content/badges.ts';
import { withHue } from '#content/building-blocks.ts';

import type { NavigationLink } from '#content/navigation/types.ts';
import { SDK_SLUGS, SDKS } from '#content/sdks.ts';
import type { PageSection } from '#worker/page/types.ts';
import { Icon } from './icon.tsx';

interface NavigationItemProps {
  link: NavigationLink;
  /** The sections of the current page, listed under its link. `undefined` for a link to another page. */
  sections: readonly PageSection[] | undefined;
}

/** A menu's list item, with one link or one link for each SDK. */
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
    className={withHue('nav-link', link.icon)}
    href={link.href}
    aria-current={isCurrent ? 'page' : undefined}
  >
    {link.icon && <Icon name={link.icon} />}
    <span className="nav-text">{link.title}</span>
    {link.badge && <span className={badgeClass(link.badge.kind)}>{link.badge.text}</span>}
    {link.tag && <span className="tag">{link.tag}</span>}
  </a>
);

/** The links for each SDK. CSS shows only the link for the reader's SDK, so one cached page serves everyone. */
const sdkVariants = (link: NavigationLink) =>
  SDK_SLUGS.flatMap((sdk) => {
    const href = link.hrefBySdk?.[sdk];
    return href === undefined ? [] : [[sdk, { ...link, href, tag: SDKS[sdk].label }] as const];
  });

const isTop = (section: PageSection) => section.depth === 2;

/** Links to a page's sections. They appear under the current page in the menu, in the rail, and in 'On this page'. */
export const SectionAnchors = ({
  className,
  sections,
}: {
  className?: string;
  sections: readonly PageSection[];
}) => (
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
