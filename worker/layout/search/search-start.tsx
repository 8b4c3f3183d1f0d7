import { searchHref } from '#worker/search/page/search-address.ts';

const EXAMPLES = ['bucket.on', 'deploy to aws', 'signed url', 'nitric up --ci', 'local secrets'];

/** The content of the results page before a search. */
export const SearchStart = () => (
  <>
    <p>Search for a symbol of a library, a command, a setting, or what you want to do. Some examples:</p>
    <ul>
      {EXAMPLES.map((text) => (
        <li key={text}>
          <a href={searchHref({ text, filters: {}, page: 1 })}>{text}</a>
        </li>
      ))}
    </ul>
  </>
);
