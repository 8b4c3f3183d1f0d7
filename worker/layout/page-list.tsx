import { pageHref } from '#worker/page/page-path.ts';
import type { FoundPage } from '#worker/search/find-pages.ts';

/** A list of links to pages, with their descriptions. */
export const PageList = ({ pages }: { pages: FoundPage[] }) => (
  <ul className="page-list">
    {pages.map(({ path, title, description }) => (
      <li key={path}>
        <a href={pageHref(path)}>{title}</a>
        <p>{description}</p>
      </li>
    ))}
  </ul>
);
