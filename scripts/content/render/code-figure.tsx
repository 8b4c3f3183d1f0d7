/** @jsxRuntime automatic @jsxImportSource preact */
import { MARKUP } from '#client/contracts/markup.ts';
import { CODE_FOLD_LINES } from '#content/limits.ts';
import type { CodeSample } from '#scripts/content/code/code-sample.ts';
import { LANGUAGES } from '#scripts/content/code/languages.ts';
import { UNTRANSLATED } from './untranslated.ts';

/** The kind of a block without a bar above it: a command of one line, or a message, whose lines wrap instead of scrolling. */
const bareKind = ({ language, title, lineCount }: CodeSample) => {
  if (title) return undefined;
  if (language === 'text') return 'message';
  return language === 'bash' && lineCount === 1 ? 'command' : undefined;
};

/**
 * A code block whose lines are already highlighted. Translators must keep it. The header of a command or a message has only the
 * button.
 */
export const CodeFigure = ({ sample }: { sample: CodeSample }) => {
  const { language, title, lineCount } = sample;
  const bare = bareKind(sample);
  // A caption names its figure for screen readers, and this one would be "Copy".
  const Header = bare ? 'div' : 'figcaption';
  const foldable = lineCount > CODE_FOLD_LINES;
  return (
    <figure
      class={[MARKUP.code, foldable && 'foldable', bare].filter(Boolean).join(' ')}
      data-language={language}
    >
      <Header class="code-header">
        {!bare && (
          <span class={title ? 'code-title' : 'code-title language'}>
            {title ?? LANGUAGES[language].label}
          </span>
        )}
        <button class={MARKUP.copy} type="button">
          <span class={MARKUP.copyLabel}>Copy</span>
        </button>
      </Header>
      <pre
        {...UNTRANSLATED}
        tabindex={bare === 'message' ? undefined : 0}
        class={sample.hasFocus ? 'has-focus' : undefined}
      >
        <code dangerouslySetInnerHTML={{ __html: sample.html }} />
      </pre>
      {foldable && (
        <button class={MARKUP.unfold} type="button">
          Show all {lineCount} lines
        </button>
      )}
    </figure>
  );
};
