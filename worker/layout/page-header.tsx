import { Fragment } from 'react';
import { FRAME_IDS, MARKUP } from '#client/contracts/markup.ts';
import { withHue } from '#content/building-blocks.ts';
import { ASSISTANTS } from '#content/site.ts';
import type { ReferenceLinks } from '#worker/model/reference-links.ts';
import type { PageView } from '#worker/page/page-view.ts';
import type { TrailStep } from '#worker/page/trail.ts';
import { NOTICE_ICONS } from '#worker/page/version-context.ts';
import { Icon } from './html.tsx';

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
  </header>
);

/** The path to a page, above its title. */
const Trail = ({ steps }: { steps: readonly TrailStep[] }) => (
  <nav className="trail" aria-label="Breadcrumb">
    <ol>
      {steps.map(({ title, href }, index) => (
        <li key={href}>
          {index < steps.length - 1 ? <a href={href}>{title}</a> : <span aria-current="page">{title}</span>}
        </li>
      ))}
    </ol>
  </nav>
);

/** The page's tools. Copying needs a script, so its button is shown only with one. */
const PageMenu = ({ markdownUrl }: { markdownUrl: string }) => (
  <details className={`${MARKUP.dropdown} page-menu`}>
    <summary>Copy page</summary>
    <ul>
      <li>
        <button className={MARKUP.copyPage} type="button">
          Copy as Markdown
        </button>
      </li>
      <li>
        <a href={new URL(markdownUrl).pathname}>View as Markdown</a>
      </li>
      {ASSISTANTS.map(({ title, href }) => (
        <li key={title}>
          <a href={href + encodeURIComponent(question(markdownUrl))} target="_blank" rel="noopener">
            {`Open in ${title}`}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  </details>
);

const question = (markdownUrl: string): string => `Read ${markdownUrl} so that I can ask about it.`;

/** A notice on each reference page. It shows only if the address contains its anchor; see `SameSubject`. */
const NoCounterpart = ({ version, isStart }: Pick<PageView, 'version'> & Pick<ReferenceLinks, 'isStart'>) => {
  const { currentSdkLabel, currentVersion, isNotLatest } = version;
  const name = isNotLatest ? `${currentSdkLabel} ${currentVersion}` : currentSdkLabel;
  return (
    <div className="notice notice-no-counterpart" id={FRAME_IDS.noCounterpart} role="note">
      <Icon name="note" />
      <p>
        What you were reading has no counterpart here: this is the {isStart ? 'start' : 'same page'} of the{' '}
        {name} reference.
      </p>
    </div>
  );
};
