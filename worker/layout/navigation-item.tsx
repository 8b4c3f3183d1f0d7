import { MARKUP } from '#client/contracts/markup.ts';
import { badgeClass } from '#content/badges.ts';
import { hueClass } from '#content/building-blocks.ts';
import type { LinkBySdk, NavigationLink } from '#content/navigation/types.ts';
import { SDK_SLUGS, SDKS } from '#content/sdks.ts';
import type { PageSection } from '#worker/model/compiled-page.ts';
import { Icon } from './html.tsx';
import { SectionTree } from './outline.tsx';

interface NavigationItemProps {
  link: NavigationLink;
  /** The sections of the current page, listed under its link. `undefined` for a link to another page. */
  sections: readonly PageSection[] | undefined;
  /** On references, the list has the methods of each type, and those of the type in view are shown. */
  hasMethods?: boolean;
}

/** A menu's list item. Below the link to the current page are its sections and its reference. */
export const NavigationItem = ({ link, sections, hasMethods }: NavigationItemProps) => (
  <li className={hueClass(link.icon)}>
    <a className="nav-link" href={link.href} aria-current={sections ? 'page' : undefined}>
      {link.icon && <Icon name={link.icon} />}
      <span className="nav-text">{link.title}</span>
      {link.badge && <span className={badgeClass(link.badge.kind)}>{link.badge.text}</span>}
      {link.tag && <span className="tag">{link.tag}</span>}
    </a>
    {sections && <Sections sections={sections.filter(({ depth }) => hasMethods || depth === 2)} />}
    {sections && link.reference && <Reference {...link.reference} />}
  </li>
);

/** In the drawer, the list opens at a tap. In the page, it is always open. */
const Sections = ({ sections }: { sections: readonly PageSection[] }) =>
  sections.length > 0 && (
    <details>
      <summary>{`Sections (${sections.filter(({ depth }) => depth === 2).length})`}</summary>
      <SectionTree className={MARKUP.sectionAnchors} sections={sections} />
    </details>
  );

const Reference = ({ kind, hrefBySdk }: LinkBySdk) => (
  <div className={MARKUP.bySdk}>
    {sdkVariants(hrefBySdk).map(({ sdk, label, href }) => (
      <div key={sdk} data-sdk={sdk}>
        <a className="nav-link" href={href}>{`${label} ${kind}`}</a>
      </div>
    ))}
  </div>
);

/** The links for each SDK. CSS shows only the link for the reader's SDK, so one cached page serves everyone. */
export const sdkVariants = (hrefBySdk: LinkBySdk['hrefBySdk']) =>
  SDK_SLUGS.flatMap((sdk) => {
    const href = hrefBySdk[sdk];
    return href === undefined ? [] : { sdk, label: SDKS[sdk].label, href };
  });
