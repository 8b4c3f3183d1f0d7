/** @jsxRuntime automatic @jsxImportSource preact */
import { CODE_FOLD_LINES } from '#content/limits.ts';
import type { CodeSample } from '#scripts/content/code/code-sample.ts';
import { LANGUAGES } from '#scripts/content/code/languages.ts';

/** A code block whose lines are highlighted already. */
export const CodeFigure = ({ sample }: { sample: CodeSample }) => {
  const foldable = sample.lineCount > CODE_FOLD_LINES;
  return (
    <figure class={foldable ? 'code foldable' : 'code'} data-language={sample.language}>
      <figcaption class="code-header">
        <span class={sample.title ? 'code-title' : 'code-title language'}>
          {sample.title ?? LANGUAGES[sample.language].label}
        </span>
        <button class="copy" type="button">
          <span class="copy-label">Copy</span>
        </button>
      </figcaption>
      <pre tabindex={0} class={sample.hasFocus ? 'has-focus' : undefined}>
        <code dangerouslySetInnerHTML={{ __html: sample.html }} />
      </pre>
      {foldable && (
        <button class="unfold" type="button">
          Show all {sample.lineCount} lines
        </button>
      )}
    </figure>
  );
};
