import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { type HostedSearch, SEARCH_FORM } from '#client/contracts/search.ts';
import type { DialogFrame } from './dialog-frame.ts';
import { SearchBody } from './search-body.tsx';
import { createSearch, type Search } from './search-client.ts';

interface Showing {
  frame: DialogFrame;
  /** The field of the top bar, whose form has the settings of the search. */
  field: HTMLInputElement;
  /** `true` if the reader has pressed Enter for the text of the dialog's field. */
  isEntered: boolean;
}

let root: Root | undefined;
let search: Search | undefined;

const startSearch = (hosted: HostedSearch | undefined): Search => {
  const created = createSearch(hosted);
  // The first query of this site's index loads it.
  if (!hosted) created({ query: '', filters: {} }, null).catch(() => {});
  return created;
};

/** Shows the search in the open dialog until it is closed. */
export const showSearch = ({ frame, field, isEntered }: Showing): void => {
  /** The hosted index, as the Worker wrote its settings. */
  const hosted: HostedSearch | undefined =
    JSON.parse(field.form?.getAttribute(SEARCH_FORM.hosted) ?? 'null') ?? undefined;
  const newIssue = field.form?.getAttribute(SEARCH_FORM.newIssue) ?? '';
  const body = frame.dialog.querySelector('.search-body');
  if (!body) return;
  search ??= startSearch(hosted);
  root ??= createRoot(body);
  const shown = root;
  const props = { frame, search, hosted, newIssue, isEntered };
  flushSync(() => shown.render(<SearchBody {...props} onClosed={() => shown.render(null)} />));
};
