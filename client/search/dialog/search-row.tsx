import type { HTMLAttributes, ReactNode } from 'react';
import { hrefOf } from '#client/search/results/hit-address.ts';
import type { Row } from '#client/search/results/row.ts';
import { Icon, KIND_ICONS } from './icon.tsx';
import { Marked } from './marked.tsx';

interface SearchRowProps {
  row: Row;
  /** The properties of an option: its id, its role, whether it is active, and what the pointer does. */
  option: HTMLAttributes<HTMLAnchorElement>;
  /** Buttons beside the option. An option itself must not hold any. */
  children?: ReactNode;
}

/** A link with its actions. */
export const SearchRow = ({ row, option, children }: SearchRowProps) => {
  const { address, title, trail, snippet = [], block, kind, version } = row;
  return (
    <div className="search-row">
      <a {...option} className="search-option" href={hrefOf(address)} tabIndex={-1}>
        <Icon name={block ?? KIND_ICONS[kind]} />
        <span className="search-text">
          <span className="search-heading">
            <span className="search-title">
              <Marked parts={title} />
            </span>
            {trail.length > 0 && <span className="search-trail">{trail.join(' › ')}</span>}
          </span>
          {snippet.length > 0 && (
            <span className="search-snippet">
              <Marked parts={snippet} />
            </span>
          )}
        </span>
        {version && <span className="search-version">{version}</span>}
      </a>
      {children}
    </div>
  );
};
