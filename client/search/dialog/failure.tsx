import { CHECK_CONNECTION, UNABLE_TO_FETCH } from '#content/messages.ts';

/** The search cannot be reached (specification, section 8). */
export const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <div className="search-message">
    <h2 className="search-headline">{UNABLE_TO_FETCH}</h2>
    <p>{CHECK_CONNECTION}</p>
    <button className="button" type="button" onClick={onRetry}>
      Try again
    </button>
  </div>
);
