import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { EDIT_THIS_PAGE } from '#content/messages.ts';
import type { NavigationLink } from '#content/navigation/types.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { Icon } from './icon.tsx';
import { Island, type RenderedIsland } from './island.tsx';

type PageFooterProps = Pick<PageView, 'canonicalUrl' | 'editUrl' | 'previous' | 'next'> & {
  feedback: RenderedIsland;
  lastChanged: string | undefined;
  samplesCheck: string | undefined;
};

/** The end of a page: the feedback form, facts about the page, and links to the previous and the next page. */
export const PageFooter = ({
  feedback,
  canonicalUrl,
  editUrl,
  previous,
  next,
  lastChanged,
  samplesCheck,
}: PageFooterProps) => (
  <footer className="page-footer">
    <input type="hidden" name="url" value={canonicalUrl} form={FRAME_IDS.feedbackForm} />
    <Island {...feedback} />
    <p className="page-facts">
      <a className="edit-link" href={editUrl}>
        {EDIT_THIS_PAGE}
      </a>
      {lastChanged && (
        <span>
          Last updated <time dateTime={lastChanged}>{longDate.format(new Date(lastChanged))}</time>
        </span>
      )}
      {samplesCheck && <span>{samplesCheck}</span>}
    </p>
    {(previous || next) && (
      <nav className="previous-next" aria-label="Previous and next page">
        {previous && <Neighbor link={previous} direction="previous" />}
        {next && <Neighbor link={next} direction="next" />}
      </nav>
    )}
  </footer>
);

const Neighbor = ({ link, direction }: { link: NavigationLink; direction: 'previous' | 'next' }) => (
  <a className={MARKUP[direction]} rel={direction === 'next' ? 'next' : 'prev'} href={link.href}>
    <span>
      {direction === 'previous' && <Icon name="arrow-left" />}
      {direction === 'next' ? 'Next' : 'Previous'}
      {direction === 'next' && <Icon name="arrow-right" />}
    </span>
    <strong>{link.title}</strong>
  </a>
);

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
