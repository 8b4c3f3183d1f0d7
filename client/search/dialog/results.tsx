import { type Autocomplete, RowList } from './row-list.tsx';
import type { ShownList } from './sources.ts';
import { SymbolAnswer } from './symbol-answer.tsx';

interface ResultsProps {
  autocomplete: Autocomplete;
  lists: readonly ShownList[];
}

/** The hits by group. The symbol that the query names is answered at once. */
export const Results = ({ autocomplete, lists }: ResultsProps) =>
  lists.map(({ source, items }, list) => (
    <RowList
      key={source.sourceId}
      {...{ autocomplete, source, items }}
      actions={({ symbol }, index) => list + index === 0 && symbol && <SymbolAnswer symbol={symbol} />}
    />
  ));
