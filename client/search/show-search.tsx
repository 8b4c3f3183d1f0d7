import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { type HostedSearch, SEARCH_FORM } from '#client/contracts/search.ts';
import { SearchHints } from '#client/contracts/search-dialog.tsx';
import type { DialogFrame } from './dialog-frame.ts';
import { SearchBody, type SearchBodyProps } from './search-body.tsx';
import { createSearch, type Search } from './search-client.ts';

interface Showing {
  frame: DialogFrame;
  /** The field of the top bar, whose form has the settings of the search. */
  field: HTMLInputElement;
  /** `true` if the reader has pressed Enter for the text of the dialog's field. */
  isEntered: boolean;
}

let isHydrated = false;
let search: Search | undefined;

/** What the open dialog shows. `undefined` while it is closed, and as the Worker rendered it. */
let shown: SearchBodyProps | undefined;
let onChange: (() => void) | undefined;

const show = (next: SearchBodyProps | undefined): void => {
  shown = next;
  onChange?.();
};

const subscribe = (listener: () => void) => {
  onChange = listener;
  return () => {
    onChange = undefined;
  };
};

const HydratedSearch = () => {
  const props = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
  return props ? <SearchBody {...props} /> : <SearchHints hasRows={false} />;
};

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
  const props = { frame, search, hosted, newIssue, isEntered, onClosed: () => show(undefined) };
  // The next key belongs to the search, so it is there before that key.
  flushSync(() => {
    show(props);
    if (!isHydrated) hydrateRoot(body, <HydratedSearch />);
    isHydrated = true;
  });
};
