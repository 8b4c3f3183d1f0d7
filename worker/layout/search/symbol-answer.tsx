import { MARKUP } from '#client/contracts/markup.ts';
import type { HitSymbol } from '#client/contracts/search.ts';
import { SAMPLE_LANGUAGES } from '#content/sdks.ts';

/** The signature of a symbol and its sample, which the query names. */
export const SymbolAnswer = ({ symbol: { signature, language, sample } }: { symbol: HitSymbol }) => (
  <div className="hit-answer">
    <pre className="signature" translate="no">
      <code>{signature}</code>
    </pre>
    {sample && (
      <figure className={MARKUP.code} data-language={language}>
        <figcaption className="code-header">
          <span className="code-title language">{SAMPLE_LANGUAGES[language]}</span>
          <button className={MARKUP.copy} type="button">
            <span className={MARKUP.copyLabel}>Copy</span>
          </button>
        </figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: readers without a mouse scroll long lines. */}
        <pre tabIndex={0} translate="no">
          <code>{sample}</code>
        </pre>
      </figure>
    )}
  </div>
);
