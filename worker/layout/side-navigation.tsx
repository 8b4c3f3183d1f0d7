import { MARKUP } from '#client/contracts/markup.ts';
import { BACK_TO_HOME, backTo, STAR_ON_GITHUB } from '#content/messages.ts';
import type { NavigationGroup } from '#content/navigation/types.ts';
import { LINKS } from '#content/site.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { Icon } from './icon.tsx';
import { NavigationItem } from './navigation-item.tsx';
import { ShellPart } from './place.tsx';
import { SectionLinks } from './top-bar.tsx';
import { VersionSelectorPlace } from './version-selector-place.tsx';

export type SideNavigationProps = Pick<PageView, 'href' | 'menu' | 'version' | 'reference'> & {
  sections: PageView['page']['sections'];
};

/** Specification, section 2: side navigation. A popover on narrow screens, so that it opens without script. */
export const SideNavigation = ({ href, menu, version, reference, sections }: SideNavigationProps) => (
  <div className="side-navigation" id="navigation" popover="auto">
    <button
      className={MARKUP.closeButton}
      type="button"
      popoverTarget="navigation"
      popoverTargetAction="hide"
      aria-label="Close navigation"
    >
      <Icon name="close" />
    </button>
    <nav aria-label="Documentation">
      <ShellPart name="language-choice" props={{}} />
      {menu.key !== 'docs' && <BackLink href="/docs" title={BACK_TO_HOME} />}
      {menu.backTo && <BackLink href={menu.backTo.href} title={backTo(menu.backTo.title)} />}
      {menu.parent && (
        <a
          className={menu.parent.icon ? `parent-link block-${menu.parent.icon}` : 'parent-link'}
          href={menu.parent.href}
        >
          {menu.parent.icon && <Icon name={menu.parent.icon} />}
          {menu.parent.title}
        </a>
      )}
      <VersionSelectorPlace version={version} reference={reference} />
      {menu.groups.map((group, index) => (
        <Group
          key={group.title ?? group.links[0]?.href}
          menu={menu.key}
          {...{ group, index, href, sections }}
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
  menu: string;
  group: NavigationGroup;
  index: number;
  href: string;
  sections: SideNavigationProps['sections'];
}

const Group = ({ menu, group, index, href, sections }: GroupProps) => {
  const { links } = group;
  const at = links.findIndex((link) => link.href === href);
  const current = links[at];
  const titleId = group.title ? `nav-${index}` : undefined;
  return (
    <div className={group.showDividerAbove ? 'nav-group divided' : 'nav-group'}>
      {group.title && (
        <h2 className="nav-title" id={titleId}>
          {group.title}
        </h2>
      )}
      <ul aria-labelledby={titleId}>
        <ShellPart name="menu-items" props={{ menu, group: index, from: 0, to: Math.max(at, 0) }} />
        {current && <NavigationItem link={current} sections={sections} />}
        <ShellPart name="menu-items" props={{ menu, group: index, from: at + 1, to: links.length }} />
      </ul>
    </div>
  );
};
