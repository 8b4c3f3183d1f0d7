import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type HostedSearch, SEARCH_FORM } from '#client/contracts/search.ts';
import { SearchHints } from '#client/contracts/search-dialog.tsx';
import { type DialogFrame, SearchBody } from './search-body.tsx';
import { createSearch, type Search } from './search-client.ts';

/** The hints that the Worker rendered. The closed dialog has them again. */
const CLOSED = <SearchHints hasRows={false} />;

let root: Root | undefined;
let search: Search | undefined;
let openings = 0;

const startSearch = (hosted: HostedSearch | undefined): Search => {
  const created = createSearch(hosted);
  // The first query of this site's index loads it.
  if (!hosted) created({ query: '', filters: {} }, null).catch(() => {});
  return created;
};

/**
 * Shows the search in the open dialog until it is closed. The Worker wrote the settings of this deployment into the form of the top
 * bar.
 */
export const showSearch = (frame: DialogFrame): void => {
  const body = frame.dialog.querySelector<HTMLElement>('.search-body');
  if (!body) return;
  const setting = (name: string) => frame.field.form?.getAttribute(name);
  const hosted: HostedSearch | undefined = JSON.parse(setting(SEARCH_FORM.hosted) ?? 'null') ?? undefined;
  search ??= startSearch(hosted);
  const props = { frame, search, hosted, newIssue: setting(SEARCH_FORM.newIssue) ?? '' };
  openings += 1;
  // The next key belongs to the search, so it is there before that key.
  flushSync(() => {
    root ??= hydrateRoot(body, CLOSED);
    body.hidden = false;
  });
  flushSync(() =>
    root?.render(<SearchBody key={openings} {...props} onClosed={() => root?.render(CLOSED)} />),
  );
};
