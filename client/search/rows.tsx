import type { AutocompleteApi } from '@algolia/autocomplete-core';
import {
  type FormEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { copyText } from '#client/behaviors/copy.ts';
import { iconId } from '#client/contracts/icons.ts';
import { Marked } from '#client/contracts/marked.tsx';
import type { HitKind } from '#client/contracts/search.ts';
import { LAZY_ASSETS } from '#client/contracts/styles.ts';
import { withHue } from '#content/building-blocks.ts';
import type { IconName } from '#content/icon-names.ts';
import { COPY_CONFIRMATION_MS } from '#content/limits.ts';
import { COPIED } from '#content/messages.ts';
import { hrefOf, type Row } from './hits.ts';
import type { ShownList } from './sources.ts';

export type Autocomplete = AutocompleteApi<Row, FormEvent, MouseEvent, KeyboardEvent>;

interface RowListProps extends ShownList {
  autocomplete: Autocomplete;
  /** The buttons beside a row. An option itself must not hold any. */
  actions?: (row: Row, index: number) => ReactNode;
}

/**
 * A list of links. A listbox may only hold options, and the rows also hold buttons. The listbox therefore owns the links,
 * wherever they are.
 */
export const RowList = ({ autocomplete, source, items, actions }: RowListProps) => {
  const options = items.map(
    (item) =>
      // The library's items carry the number that it gave them.
      autocomplete.getItemProps({ item: item as never, source }) as HTMLAttributes<HTMLAnchorElement>,
  );
  const { id } = autocomplete.getListProps({ source });
  return (
    <section className={`search-list search-${source.kind}`}>
      <h2 id={`${id}-title`}>{source.title}</h2>
      <div
        id={id}
        role="listbox"
        aria-labelledby={`${id}-title`}
        aria-owns={options.map((option) => option.id).join(' ')}
      />
      {items.map((row, index) => {
        const { address, title, trail, snippet = [], block, kind, version } = row;
        return (
          <div key={address} className="search-row">
            <a {...options[index]} className="search-option" href={hrefOf(address)} tabIndex={-1}>
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
            {actions?.(row, index)}
          </div>
        );
      })}
    </section>
  );
};

/** The signature and the sample of the symbol that a query names. */
export const SymbolAnswer = ({ symbol }: { symbol: NonNullable<Row['symbol']> }) => {
  const [isCopied, setCopied] = useState(false);
  const { signature, sample = signature } = symbol;
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => setCopied(await copyText(sample));
  return (
    <div className="search-answer">
      <code>{signature}</code>
      {symbol.sample && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: readers without a mouse scroll long lines.
        <pre tabIndex={0} role="group" aria-label="Sample" translate="no">
          <code>{symbol.sample}</code>
        </pre>
      )}
      <button type="button" className="button" onClick={copy}>
        {isCopied ? COPIED : symbol.sample ? 'Copy sample' : 'Copy signature'}
      </button>
      <span className="sr-only" role="status">
        {isCopied && COPIED}
      </span>
    </div>
  );
};

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
