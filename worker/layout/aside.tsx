import { MARKUP } from '#client/contracts/markup.ts';
import { hueClass } from '#content/building-blocks.ts';
import type { NavigationLink } from '#content/navigation/types.ts';
import { capitalized } from '#worker/model/text.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { Icon } from './html.tsx';
import { sdkVariants } from './navigation-item.tsx';
import { Outline } from './outline.tsx';

type AsideProps = Pick<PageView, 'block' | 'elsewhere' | 'page'>;

/** The rail next to the article in wide windows: the page's outline, and related pages. */
export const Aside = ({ block, elsewhere, page }: AsideProps) => (
  <div className={MARKUP.rail}>
    <Outline block={block} sections={page.sections} />
    <RelatedPages as="nav" links={elsewhere} titleClass="rail-title" />
  </div>
);

/** More rows are not read. The first ones lead to one page of each kind. */
const MOST_RELATED = 6;

interface RelatedPagesProps {
  /** A landmark, or a part of one. */
  as: 'nav' | 'div';
  links: PageView['elsewhere'];
  titleClass: string;
  className?: string;
  linkClass?: string | undefined;
}

/** Pages in other parts of the site that belong to a page: in the rail of wide windows, and at the end of the navigation elsewhere. */
export const RelatedPages = ({ as: Frame, links, titleClass, className, linkClass }: RelatedPagesProps) =>
  links.length > 0 && (
    <Frame className={className} aria-label={Frame === 'nav' ? 'Related pages' : undefined}>
      <p className={titleClass}>Related pages</p>
      <ul>
        {links.slice(0, MOST_RELATED).map((link) =>
          'hrefBySdk' in link ? (
            <li key={link.kind} className={MARKUP.bySdk}>
              {sdkVariants(link.hrefBySdk).map(({ sdk, label, href }) => (
                <div key={sdk} data-sdk={sdk}>
                  <RelatedLink
                    title={link.titleBySdk?.[sdk] ?? `${label} ${link.kind}`}
                    href={href}
                    icon={sdk}
                    tag={capitalized(link.kind)}
                    linkClass={linkClass}
                  />
                </div>
              ))}
            </li>
          ) : (
            <li key={link.href} className={hueClass(link.icon)}>
              <RelatedLink {...link} linkClass={linkClass} />
            </li>
          ),
        )}
      </ul>
    </Frame>
  );

const RelatedLink = ({
  title,
  href,
  icon,
  tag,
  linkClass,
}: NavigationLink & Pick<RelatedPagesProps, 'linkClass'>) => (
  <a className={linkClass} href={href}>
    {icon && <Icon name={icon} />}
    <span className="nav-text">
      {tag && <small>{tag}</small>} {title}
    </span>
  </a>
);
