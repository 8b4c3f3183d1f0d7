import { Fragment } from 'react';
import { withHue } from '#content/building-blocks.ts';
import { NOTICE_ICONS } from '#worker/page/notices.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { Icon } from './icon.tsx';
import { PageMenu } from './page-menu.tsx';
import { NoCounterpart, SamePage } from './same-page.tsx';
import { Trail } from './trail.tsx';

type PageHeaderProps = Pick<
  PageView,
  'page' | 'block' | 'trail' | 'markdownUrl' | 'version' | 'notices' | 'reference'
>;

/** The trail, title, lead, and notices of a page. The server renders them, so they never shift the layout. */
export const PageHeader = ({
  page,
  block,
  trail,
  markdownUrl,
  version,
  notices,
  reference,
}: PageHeaderProps) => (
  <header className={withHue('page-header', block)}>
    <div className="page-top">
      <Trail steps={trail} />
      <PageMenu markdownUrl={markdownUrl} />
    </div>
    <h1>{page.meta.title}</h1>
    <p className="lead">{page.meta.description}</p>
    {reference && <NoCounterpart version={version} isStart={reference.isStart} />}
    {notices.map((notice) => (
      <div key={notice.kind} className={`notice notice-${notice.kind}`} role="note">
        <Icon name={NOTICE_ICONS[notice.kind]} />
        <p>
          {notice.text}
          {notice.links.map(({ title, href, sections }) => (
            <Fragment key={title}>
              {' '}
              <a href={href} data-sections={sections}>
                {title}
              </a>
            </Fragment>
          ))}
        </p>
      </div>
    ))}
    {reference && <SamePage sdks={reference.sdks} />}
  </header>
);
