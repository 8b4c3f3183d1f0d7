import { useEffect, useState } from 'react';
import { copyText } from '#client/behaviors/code/copy.ts';
import type { Row } from '#client/search/results/row.ts';
import { COPY_CONFIRMATION_MS } from '#content/limits.ts';
import { COPIED } from '#content/messages.ts';

/** The signature and the sample of the symbol that a query names. */
export const SymbolAnswer = ({ symbol }: { symbol: NonNullable<Row['symbol']> }) => {
  const [isCopied, setCopied] = useState(false);
  const { signature, sample = signature } = symbol;
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPY_CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => setCopied(await copyText(sample));
  return (
    <div className="search-answer">
      <code>{signature}</code>
      {symbol.sample && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: readers without a mouse scroll long lines.
        <pre tabIndex={0} role="group" aria-label="Sample" translate="no">
          <code>{symbol.sample}</code>
        </pre>
      )}
      <button type="button" className="button" onClick={copy}>
        {isCopied ? COPIED : symbol.sample ? 'Copy sample' : 'Copy signature'}
      </button>
      <span className="sr-only" role="status">
        {isCopied && COPIED}
      </span>
    </div>
  );
};
