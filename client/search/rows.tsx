import type { MouseEvent, ReactNode } from 'react';
import { HitText } from '#client/contracts/hit.tsx';
import { iconId } from '#client/contracts/icons.ts';
import type { HitKind } from '#client/contracts/search.ts';
import { LAZY_ASSETS } from '#client/contracts/styles.ts';
import { withHue } from '#content/building-blocks.ts';
import type { IconName } from '#content/generated/icon-names.ts';
import { hrefOf, type Row, type RowGroup } from './hits.ts';

/** No heading has an id with a colon. */
export const listId = (kind: string, index: number): string => `search:${kind}-${index}`;
export const optionId = (index: number): string => listId('option', index);

/** The options of all lists, in their order, and the index of the active one. */
export interface Options {
  rows: readonly Row[];
  active: number;
  setActive: (index: number) => void;
  /** Called when the reader follows a row. */
  onChoose: (row: Row, event: MouseEvent) => void;
}

interface RowListProps {
  group: RowGroup;
  index: number;
  options: Options;
  /** The buttons beside a row. An option itself must not hold any. */
  actions?: (row: Row, option: number) => ReactNode;
}

/**
 * A list of links. A listbox may only hold options, and the rows also hold buttons. The listbox therefore owns the links,
 * wherever they are.
 */
export const RowList = ({ group: { kind, title, rows }, index, options, actions }: RowListProps) => (
  <section className={`search-list search-${kind}`}>
    <h2 id={listId('title', index)}>{title}</h2>
    <div
      id={listId('list', index)}
      role="listbox"
      aria-labelledby={listId('title', index)}
      aria-owns={rows.map((row) => optionId(options.rows.indexOf(row))).join(' ')}
    />
    {rows.map((row) => {
      const option = options.rows.indexOf(row);
      return (
        <div key={row.address} className="search-row">
          <a
            className="search-option"
            id={optionId(option)}
            role="option"
            aria-selected={option === options.active}
            href={hrefOf(row.address)}
            tabIndex={-1}
            onMouseMove={() => options.setActive(option)}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => options.onChoose(row, event)}
          >
            <Icon name={row.block ?? KIND_ICONS[row.kind]} />
            <span className="hit-text">
              <HitText title={row.title} trail={row.trail.join(' › ')} snippet={row.snippet} />
            </span>
            {row.version && <span className="search-version">{row.version}</span>}
          </a>
          {actions?.(row, option)}
        </div>
      );
    })}
  </section>
);

/** A page holds only the icons that it shows, so the dialog has a file with all of them. */
const SPRITE = new URL(LAZY_ASSETS.icons, import.meta.url).href;
// The file loads while the reader is still on the way to the dialog.
new Image().src = SPRITE;

/** The icon of what a row leads to, unless it belongs to a building block. */
const KIND_ICONS: Readonly<Record<HitKind, IconName>> = {
  page: 'document',
  section: 'hash',
  symbol: 'braces',
};

/** A decorative icon. The icon of a building block has the block's hue. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className={withHue('icon', name)} aria-hidden="true">
    <use href={`${SPRITE}#${iconId(name)}`} />
  </svg>
);
