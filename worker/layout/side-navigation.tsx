import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { withHue } from '#content/building-blocks.ts';

import { BACK_TO_HOME, backTo, STAR_ON_GITHUB } from '#content/messages.ts';
import type { NavigationGroup } from '#content/navigation/types.ts';
import { LINKS } from '#content/site.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { Html } from './html.tsx';
import { Icon } from './icon.tsx';
import { Island, type RenderedIsland } from './island.tsx';
import { SectionLinks } from './top-bar.tsx';

export type SideNavigationProps = Pick<PageView, 'href' | 'menu'> & {
  versionSelector: RenderedIsland | undefined;
  /** The finished HTML of the list items of each group, in the order of the menu's groups. */
  groupItems: readonly string[];
};

/** The side navigation (specification, section 2). On narrow screens it is a popover, which opens without JavaScript. */
export const SideNavigation = ({ href, menu, versionSelector, groupItems }: SideNavigationProps) => (
  <div className="side-navigation" id={FRAME_IDS.navigation} popover="auto">
    <button
      className={MARKUP.closeButton}
      type="button"
      popoverTarget={FRAME_IDS.navigation}
      popoverTargetAction="hide"
      aria-label="Close navigation"
    >
      <Icon name="close" />
    </button>
    <nav aria-label="Documentation">
      {menu.key !== 'docs' && <BackLink href="/docs" title={BACK_TO_HOME} />}
      {menu.backTo && <BackLink href={menu.backTo.href} title={backTo(menu.backTo.title)} />}
      {menu.parent && (
        <a className={withHue('parent-link', menu.parent.icon)} href={menu.parent.href}>
          {menu.parent.icon && <Icon name={menu.parent.icon} />}
          {menu.parent.title}
        </a>
      )}
      {versionSelector && <Island {...versionSelector} />}
      {menu.groups.map((group, index) => (
        <Group
          key={group.title ?? group.links[0]?.href}
          group={group}
          titleId={`nav:${index}`}
          items={groupItems[index] ?? ''}
        />
      ))}
    </nav>
    <nav className="nav-extra" aria-label="Site">
      <SectionLinks href={href} />
      <ul>
        <li>
          <a href={LINKS.star}>{STAR_ON_GITHUB}</a>
        </li>
        <li>
          <a href={LINKS.chat}>Community chat</a>
        </li>
      </ul>
    </nav>
  </div>
);

const BackLink = ({ href, title }: { href: string; title: string }) => (
  <a className="back-link" href={href}>
    <Icon name="arrow-left" />
    {title}
  </a>
);

interface GroupProps {
  group: NavigationGroup;
  titleId: string;
  items: string;
}

const Group = ({ group, titleId, items }: GroupProps) => (
  <div className={group.showDividerAbove ? 'nav-group divided' : 'nav-group'}>
    {group.title && (
      <h2 className="nav-title" id={titleId}>
        {group.title}
      </h2>
    )}
    <Html as="ul" aria-labelledby={group.title && titleId} html={items} />
  </div>
);
