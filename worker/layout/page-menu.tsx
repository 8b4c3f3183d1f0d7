import { MARKUP } from '#client/contracts/markup.ts';
import { PageTools } from './page-tools.tsx';

/** The page's tools in windows without room for the aside. */
export const PageMenu = ({ markdownUrl }: { markdownUrl: string }) => (
  <details className={`dropdown ${MARKUP.pageMenu}`}>
    <summary>Copy page</summary>
    <ul>
      <PageTools markdownUrl={markdownUrl} />
    </ul>
  </details>
);
