import { flushSync } from 'react-dom';
import type { createRoot, Root } from 'react-dom/client';
import { type HostedSearch, SEARCH_FORM } from '#client/contracts/search.ts';
import { createSearch, type Search } from './search-client.ts';
import { type Report, SearchDialog } from './search-dialog.tsx';

interface Opening {
  /** React, which is a file of its own. */
  react: { createRoot: typeof createRoot };
  field: HTMLInputElement;
  returnTo: HTMLElement | null;
}

let root: Root | undefined;
let search: Search | undefined;
/** Reports choices to the provider. It is there only for a hosted index that wants to know them. */
let report: Report | undefined;

/** The hosted index, as the Worker wrote its settings. */
const hostedSearch = (form: HTMLFormElement | null): HostedSearch | undefined =>
  JSON.parse(form?.getAttribute(SEARCH_FORM.hosted) ?? 'null') ?? undefined;

const startSearch = (hosted: HostedSearch | undefined): Search => {
  const created = createSearch(hosted);
  if (hosted?.insights)
    import('#client/search/send-click.ts')
      .then(({ sendClick }) => {
        report = (queryId, chosen) => sendClick(hosted, queryId, chosen);
      })
      .catch(() => {});
  // The first query of this site's index loads it.
  if (!hosted) created({ query: '', filters: {}, preferredLibrary: null }).catch(() => {});
  return created;
};

/** Opens the dialog with the text and the caret of the field. No key can fall between the field and the dialog. */
export const openDialog = ({ react, field, returnTo }: Opening): void => {
  const shown = root ?? react.createRoot(document.body.appendChild(document.createElement('div')));
  const found = search ?? startSearch(hostedSearch(field.form));
  root = shown;
  search = found;
  flushSync(() =>
    shown.render(
      <SearchDialog
        field={field}
        returnTo={returnTo}
        search={found}
        report={(...chosen) => report?.(...chosen)}
        newIssue={field.form?.getAttribute(SEARCH_FORM.newIssue) ?? ''}
        onClosed={() => shown.render(null)}
      />,
    ),
  );
};
