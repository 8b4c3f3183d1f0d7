import { MARKUP } from '#client/contracts/markup.ts';
import { hueClass } from '#content/building-blocks.ts';
import { EDIT_THIS_PAGE } from '#content/messages.ts';
import type { NavigationLink } from '#content/navigation/types.ts';
import { capitalized } from '#worker/model/text.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { Icon } from './html.tsx';
import { sdkVariants } from './navigation-item.tsx';
import { Outline } from './outline.tsx';
import { PageTools } from './page-header.tsx';

type AsideProps = Pick<PageView, 'block' | 'elsewhere' | 'editUrl' | 'markdownUrl' | 'page'>;

/**
 * The rail next to the article in wide windows: related pages, the page's tools, and the subsections of
 * the section in view. The subsections change while a reader scrolls, so nothing is below them.
 */
export const Aside = ({ block, elsewhere, editUrl, markdownUrl, page }: AsideProps) => (
  <div className={MARKUP.rail}>
    <RelatedPages as="nav" links={elsewhere} titleClass="rail-title" />
    <div>
      <p className="rail-title">This page</p>
      <ul>
        <PageTools markdownUrl={markdownUrl} />
        <li>
          <a href={editUrl}>{EDIT_THIS_PAGE}</a>
        </li>
      </ul>
    </div>
    <Outline block={block} sections={page.sections} />
  </div>
);

interface RelatedPagesProps {
  /** A landmark of its own, or a part of one. */
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
        {links.map((link) =>
          'hrefBySdk' in link ? (
            <li key={link.kind} className={MARKUP.bySdk}>
              {sdkVariants(link.hrefBySdk).map(({ sdk, label, href }) => (
                <div key={sdk} data-sdk={sdk}>
                  <RelatedLink
                    title={label}
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
    <span className="nav-text">{title}</span>
    {tag && <small>{tag}</small>}
  </a>
);
