import { pageHref } from '#worker/page/page-path.ts';
import type { FoundPages } from '#worker/search/page/found-pages.ts';

/** A titled list of links to pages, with their descriptions. References have pages of the same titles, so a link names its library. */
export const PageList = ({ title: heading, pages }: FoundPages) => (
  <section>
    <h2 className="h2">{heading}</h2>
    <ul className="page-list">
      {pages.map(({ path, title, description, library }) => (
        <li key={path}>
          <a href={pageHref(path)}>
            {title}
            {library && <span className="page-library">{` ${library}`}</span>}
          </a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </section>
);
