import { MARKUP } from '#client/contracts/markup.ts';
import { hueClass } from '#content/building-blocks.ts';
import { EDIT_THIS_PAGE } from '#content/messages.ts';
import type { LinkBySdk, NavigationLink } from '#content/navigation/types.ts';
import { capitalized } from '#worker/page/capitalized.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { Icon } from './icon.tsx';
import { Outline } from './outline.tsx';
import { PageTools } from './page-tools.tsx';
import { sdkVariants } from './sdk-variants.ts';

type AsideProps = Pick<PageView, 'block' | 'elsewhere' | 'editUrl' | 'markdownUrl' | 'page'>;

/**
 * The rail next to the article in wide windows: related pages, the page's tools, and the subsections of
 * the section in view. The subsections change while a reader scrolls, so nothing is below them.
 */
export const Aside = ({ block, elsewhere, editUrl, markdownUrl, page }: AsideProps) => (
  <div className={MARKUP.rail}>
    {elsewhere.length > 0 && (
      <nav aria-label="Related pages">
        <p className="rail-title">Related pages</p>
        <ul>{elsewhere.map(elsewhereItem)}</ul>
      </nav>
    )}
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

const elsewhereItem = (link: NavigationLink | LinkBySdk) =>
  'hrefBySdk' in link ? (
    <li key={link.kind} className={MARKUP.bySdk}>
      {sdkVariants(link.hrefBySdk).map(({ sdk, label, href }) => (
        <div key={sdk} data-sdk={sdk}>
          <RelatedLink title={label} href={href} icon={sdk} tag={capitalized(link.kind)} />
        </div>
      ))}
    </li>
  ) : (
    <li key={link.href} className={hueClass(link.icon)}>
      <RelatedLink {...link} />
    </li>
  );

const RelatedLink = ({ title, href, icon, tag }: NavigationLink) => (
  <a href={href}>
    {icon && <Icon name={icon} />}
    <span className="nav-text">{title}</span>
    {tag && <small>{tag}</small>}
  </a>
);
