import type { AutocompleteApi } from '@algolia/autocomplete-core';
import type { FormEvent, HTMLAttributes, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Row } from '#client/search/results/row.ts';
import { SearchRow } from './search-row.tsx';
import type { ShownList } from './sources.ts';

export type Autocomplete = AutocompleteApi<Row, FormEvent, MouseEvent, KeyboardEvent>;

interface RowListProps extends ShownList {
  autocomplete: Autocomplete;
  /** The actions of a row. */
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
      {items.map((row, index) => (
        <SearchRow key={row.address} row={row} option={options[index] ?? {}}>
          {actions?.(row, index)}
        </SearchRow>
      ))}
    </section>
  );
};
