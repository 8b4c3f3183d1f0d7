import { MARKUP } from '#client/contracts/markup.ts';
import { EDIT_THIS_PAGE } from '#content/messages.ts';
import type { NavigationLink } from '#content/navigation/types.ts';
import type { PageView } from '#worker/page/page-view.ts';
import { Icon } from './icon.tsx';
import { IslandPlace } from './place.tsx';

type PageFooterProps = Pick<PageView, 'canonicalUrl' | 'editUrl' | 'previous' | 'next'> & {
  lastChanged: string | undefined;
};

export const PageFooter = ({ canonicalUrl, editUrl, previous, next, lastChanged }: PageFooterProps) => (
  <footer className="page-footer">
    <IslandPlace name="feedback" props={{ url: canonicalUrl }} />
    <p className="page-facts">
      <a className="edit-link" href={editUrl}>
        {EDIT_THIS_PAGE}
      </a>
      {lastChanged && (
        <span>
          Last updated <time dateTime={lastChanged}>{longDate(lastChanged)}</time>
        </span>
      )}
    </p>
    {(previous || next) && (
      <nav className="previous-next" aria-label="Previous and next page">
        {previous && <Neighbour link={previous} direction="previous" />}
        {next && <Neighbour link={next} direction="next" />}
      </nav>
    )}
  </footer>
);

const Neighbour = ({ link, direction }: { link: NavigationLink; direction: 'previous' | 'next' }) => (
  <a className={MARKUP[direction]} rel={direction === 'next' ? 'next' : 'prev'} href={link.href}>
    <span>
      {direction === 'previous' && <Icon name="arrow-left" />}
      {direction === 'next' ? 'Next' : 'Previous'}
      {direction === 'next' && <Icon name="arrow-right" />}
    </span>
    <strong>{link.title}</strong>
  </a>
);

const longDate = (isoDate: string): string =>
  new Date(isoDate).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
