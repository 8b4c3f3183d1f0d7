import { MARKUP } from '#client/contracts/markup.ts';
import { ASSISTANTS } from '#content/assistants.ts';

/**
 * The tools for a page's Markdown, as list items. Copying needs a script, so its button is shown only with one.
 */
export const PageTools = ({ markdownUrl }: { markdownUrl: string }) => (
  <>
    <li>
      <button className={MARKUP.copyPage} type="button">
        Copy as Markdown
      </button>
    </li>
    <li>
      <a href={new URL(markdownUrl).pathname}>View as Markdown</a>
    </li>
    {ASSISTANTS.map(({ title, href }) => (
      <li key={title}>
        <a href={href + encodeURIComponent(question(markdownUrl))} target="_blank" rel="noopener">
          {`Open in ${title}`}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </li>
    ))}
  </>
);

const question = (markdownUrl: string): string => `Read ${markdownUrl} so that I can ask about it.`;
