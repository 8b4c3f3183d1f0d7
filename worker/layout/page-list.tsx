import { pageHref } from '#worker/page/page-path.ts';
import type { FoundPage } from '#worker/search/page/found-pages.ts';

/** A list of links to pages, with their descriptions. */
export const PageList = ({ pages }: { pages: readonly FoundPage[] }) => (
  <ul className="page-list">
    {pages.map(({ path, title, description, library }) => (
      <li key={path}>
        <a href={pageHref(path)}>{title}</a> {library && <span className="page-library">{library}</span>}
        <p>{description}</p>
      </li>
    ))}
  </ul>
);
