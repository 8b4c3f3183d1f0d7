import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import { BACK_TO_HOME, backTo, STAR_ON_GITHUB } from '#content/messages.ts';
import { HELP, TOP_BAR_SECTIONS } from '#content/navigation/sections.ts';
import type { NavigationGroup, NavigationLink } from '#content/navigation/types.ts';
import { LINKS } from '#content/site.ts';
import { MAIN_MENU } from '#worker/model/menus.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { RelatedPages } from './aside.tsx';
import { Html, Icon } from './html.tsx';
import { LanguageChoice, type LanguageChoiceProps, SectionLinks } from './top-bar.tsx';
import { VersionSelector, type VersionSelectorProps } from './version-selector.tsx';

export type SideNavigationProps = Pick<PageView, 'href' | 'menu' | 'elsewhere'> & {
  /** The language that the page is in. */
  languages: LanguageChoiceProps;
  versionSelector: VersionSelectorProps | undefined;
  /** Renders links as the list items of a menu, to finished HTML. */
  items: (links: readonly NavigationLink[]) => string;
};

const PARENT_ID = 'nav:parent';

/** The side navigation (requirements, section 2). On narrow screens it is a popover, which opens without JavaScript. */
export const SideNavigation = ({
  href,
  menu,
  elsewhere,
  languages,
  versionSelector,
  items,
}: SideNavigationProps) => {
  const { parent, isTwoLevels, groups, neighbors = [] } = menu;
  const above = menu.above ?? (isTwoLevels && parent?.href !== href ? parent : undefined);
  return (
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
      <nav className="nav-site" aria-label="Site sections">
        <SectionLinks href={href} sections={DRAWER_SECTIONS} />
      </nav>
      <LanguageChoice {...languages} />
      <nav aria-label="Documentation">
        {menu.key !== MAIN_MENU && (
          <div className="nav-head">
            <BackLinks above={above} />
            {versionSelector && <VersionSelector {...versionSelector} />}
          </div>
        )}
        {parent && above !== parent && (
          <Html as="ul" className="nav-parent" id={PARENT_ID} html={items([parent])} />
        )}
        {groups.map((group, index) => (
          <Group
            key={group.title ?? ''}
            group={group}
            className={classOf(group, href)}
            isFolded={isFolded(group, href)}
            titleId={group.title || !parent ? `nav:${index}` : PARENT_ID}
            items={items(group.links)}
          />
        ))}
        {neighbors.map((group, index) => (
          <Group
            key={group.title}
            group={group}
            className={index === 0 ? 'nav-group divided' : 'nav-group'}
            isFolded={group.links.length > MOST_OPEN_NEIGHBORS}
            titleId={`nav:neighbor-${index}`}
            items={items(group.links)}
          />
        ))}
        <RelatedPages
          as="div"
          links={elsewhere}
          className="nav-related"
          titleClass="nav-title"
          linkClass="nav-link"
        />
      </nav>
      <nav className="nav-extra" aria-label="Site">
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
};

/** A group of neighboring pages with more links than this is folded. */
const MOST_OPEN_NEIGHBORS = 3;

const isFolded = (group: NavigationGroup, href: string): boolean =>
  group.isFolded === true && group.links.every((link) => link.href !== href);

/** Links to the home page and to the section above, which is the title of the menu. */
const BackLinks = ({ above }: { above: NavigationLink | undefined }) => (
  <ul className="back-links">
    <li>
      <a href="/docs">
        {!above && <Icon name="arrow-left" />}
        {BACK_TO_HOME}
      </a>
    </li>
    {above && (
      <li>
        <a href={above.href}>
          <Icon name="arrow-left" />
          {backTo(above.title)}
        </a>
      </li>
    )}
  </ul>
);

const DRAWER_SECTIONS = [...TOP_BAR_SECTIONS, HELP];

/** The drawer should fit a screen, so it hides a group whose links are already above, and shows a long list in two columns. */
const classOf = ({ showDividerAbove, links }: NavigationGroup, href: string): string => {
  const isRepeated = links.every(
    (link) => DRAWER_SECTIONS.some((section) => section.href === link.href) || link.href === '/docs',
  );
  const hasColumns = links.length > 6 && links.every((link) => link.icon && link.href !== href);
  return ['nav-group', showDividerAbove && 'divided', isRepeated && 'repeated', hasColumns && 'in-columns']
    .filter(Boolean)
    .join(' ');
};

interface GroupProps {
  group: NavigationGroup;
  className: string;
  isFolded: boolean;
  /** The id of the element that names the list. */
  titleId: string;
  items: string;
}

const Group = ({ group, className, isFolded, titleId, items }: GroupProps) => {
  const title = group.title && (
    <h2 className="nav-title" id={titleId}>
      {group.title}
    </h2>
  );
  const list = <Html as="ul" aria-labelledby={titleId} html={items} />;
  return isFolded ? (
    <details className={className}>
      <summary>
        {title}
        <span className="nav-count">{group.links.length}</span>
      </summary>
      {list}
    </details>
  ) : (
    <div className={className}>
      {title}
      {list}
    </div>
  );
};
