import { SAMPLE_LANGUAGES } from '#content/sdks.ts';
import { MARKUP } from './markup.ts';
import type { HitSymbol } from './search.ts';

/** A part of a text that matches the query as a whole, or does not match it at all. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

interface HitTextProps {
  title: readonly TextPart[];
  /** The title is a link, unless it stands inside of one. */
  href?: string;
  /** The title is the name of a symbol. */
  isSymbol?: boolean;
  /** The kind of the hit, and the titles of the page and the sections that contain it. */
  trail: string;
  snippet?: readonly TextPart[] | undefined;
}

/** The texts of a hit, in the search dialog and on the results page. */
export const HitText = ({ title, href, isSymbol, trail, snippet = [] }: HitTextProps) => {
  const Title = href === undefined ? 'span' : 'a';
  return (
    <>
      <Title className={isSymbol ? 'hit-title hit-symbol' : 'hit-title'} href={href}>
        <Marked parts={title} />
      </Title>
      {trail !== '' && <span className="hit-trail">{trail}</span>}
      {snippet.length > 0 && (
        <span className="hit-snippet">
          <Marked parts={snippet} />
        </span>
      )}
    </>
  );
};

/** A text whose matches are marked. */
const Marked = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
    isMatch ? <mark key={index}>{text}</mark> : text,
  );

/** The signature and the sample of the symbol that a query names. Without a sample, the signature is copied. */
export const SymbolAnswer = ({ symbol: { signature, language, sample } }: { symbol: HitSymbol }) => (
  <div className="hit-answer">
    {sample && (
      <pre className="signature" translate="no">
        <code>{signature}</code>
      </pre>
    )}
    <figure className={MARKUP.code} data-language={language}>
      <figcaption className="code-header">
        <span className="code-title language">{SAMPLE_LANGUAGES[language]}</span>
        <button className={MARKUP.copy} type="button">
          <span className={MARKUP.copyLabel}>Copy</span>
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: readers without a mouse scroll long lines. */}
      <pre tabIndex={0} role="group" aria-label={sample ? 'Sample' : 'Signature'} translate="no">
        <code>{sample ?? signature}</code>
      </pre>
    </figure>
  </div>
);
