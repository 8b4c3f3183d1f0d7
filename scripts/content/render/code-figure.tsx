/** @jsxRuntime automatic @jsxImportSource preact */
import { MARKUP } from '#client/contracts/markup.ts';
import { CODE_FOLD_LINES } from '#content/limits.ts';
import type { CodeSample } from '#scripts/content/code/code-sample.ts';
import { LANGUAGES } from '#scripts/content/code/languages.ts';

/** A code block whose lines are already highlighted. */
export const CodeFigure = ({ sample }: { sample: CodeSample }) => {
  const foldable = sample.lineCount > CODE_FOLD_LINES;
  return (
    <figure class={foldable ? `${MARKUP.code} foldable` : MARKUP.code} data-language={sample.language}>
      <figcaption class="code-header">
        <span class={sample.title ? 'code-title' : 'code-title language'}>
          {sample.title ?? LANGUAGES[sample.language].label}
        </span>
        <button class={MARKUP.copy} type="button">
          <span class={MARKUP.copyLabel}>Copy</span>
        </button>
      </figcaption>
      <pre tabindex={0} class={sample.hasFocus ? 'has-focus' : undefined}>
        <code dangerouslySetInnerHTML={{ __html: sample.html }} />
      </pre>
      {foldable && (
        <button class={MARKUP.unfold} type="button">
          Show all {sample.lineCount} lines
        </button>
      )}
    </figure>
  );
};
