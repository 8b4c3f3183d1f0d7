import { flushSync } from 'react-dom';
import type { createRoot, Root } from 'react-dom/client';
import { type HostedSearch, SEARCH_FORM } from '#client/contracts/search.ts';
import { createSearch, type Search } from './search-client.ts';
import { SearchDialog } from './search-dialog.tsx';

interface Opening {
  /** React, which is a file of its own. */
  react: { createRoot: typeof createRoot };
  field: HTMLInputElement;
  returnTo: HTMLElement | null;
}

let root: Root | undefined;
let search: Search | undefined;

const startSearch = (hosted: HostedSearch | undefined): Search => {
  const created = createSearch(hosted);
  // The first query of this site's index loads it.
  if (!hosted) created({ query: '', filters: {}, preferredLibrary: null }).catch(() => {});
  return created;
};

/** Opens the dialog with the text and the caret of the field. No key can fall between the field and the dialog. */
export const openDialog = ({ react, field, returnTo }: Opening): void => {
  /** The hosted index, as the Worker wrote its settings. */
  const hosted: HostedSearch | undefined =
    JSON.parse(field.form?.getAttribute(SEARCH_FORM.hosted) ?? 'null') ?? undefined;
  const shown = root ?? react.createRoot(document.body.appendChild(document.createElement('div')));
  const found = search ?? startSearch(hosted);
  root = shown;
  search = found;
  flushSync(() =>
    shown.render(
      <SearchDialog {...{ field, returnTo, search: found, hosted }} onClosed={() => shown.render(null)} />,
    ),
  );
};
