/** @jsxRuntime automatic @jsxImportSource preact */

import type { ComponentChildren } from 'preact';
import { MARKUP } from '#client/contracts/markup.ts';
import { CODE_FOLD_LINES } from '#content/limits.ts';
import type { CodeSample } from '#scripts/content/code/fence.ts';
import { LANGUAGES } from '#scripts/content/code/languages.ts';
import type { PageImage } from '#scripts/content/files/page-images.ts';

/** Keeps browser translators away from an element: code and names are the same in all languages. */
export const UNTRANSLATED = {
  translate: 'no' as unknown as boolean, // Preact's types take a boolean, which HTML does not know.
};

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
  const { language, title, lineCount, folded } = sample;
  const bare = bareKind(sample);
  // A caption names its figure for screen readers, and this one would be "Copy".
  const Header = bare ? 'div' : 'figcaption';
  const foldable = lineCount - folded > CODE_FOLD_LINES;
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

/** Code of up to this length fits on a line of a phone, so it does not wrap. */
const LONGEST_NAME_CHARACTERS = 24;

/** Code of up to this length leaves enough room on a phone for the next column. */
const LONGEST_PART_CHARACTERS = 16;

interface CodeInTextProps {
  text: string;
  id?: string | undefined;
  /** The text with links. */
  children?: ComponentChildren;
}

/** A name or a short piece of code within a text. */
export const CodeInText = ({ text, id, children = text }: CodeInTextProps) => (
  <code id={id} class={text.length > LONGEST_NAME_CHARACTERS ? 'long' : undefined}>
    {children}
  </code>
);

/** Code in a narrow box. A long name may break between its parts; otherwise, it would widen its column or break within a word. */
export const BreakableCode = ({ text, id }: Omit<CodeInTextProps, 'children'>) => (
  <CodeInText text={text} id={id}>
    {isLongName(text) ? brokenInParts(text) : text}
  </CodeInText>
);

/** Code of several words wraps between them. */
const isLongName = (text: string): boolean => text.length > LONGEST_PART_CHARACTERS && !/\s/.test(text);

/** A name that may break after a dot, an underscore, or a slash, and in long parts before each word. */
const brokenInParts = (text: string): ComponentChildren =>
  brokenAt(/(?<=[\w>][._/])(?=[a-z<])|(?<=>)(?=[a-z<])/i, text, (part) =>
    part.length > LONGEST_NAME_CHARACTERS ? brokenInWords(part) : part,
  );

/** A name that may break before each of its words: `BucketNotificationRequest`. */
export const brokenInWords = (name: string): ComponentChildren =>
  brokenAt(/(?<=[a-z0-9])(?=[A-Z])|(?<=_)(?=[a-z])/, name);

const brokenAt = (
  boundary: RegExp,
  text: string,
  within = (part: string): ComponentChildren => part,
): ComponentChildren =>
  text.split(boundary).flatMap((part, index) => (index === 0 ? [within(part)] : [<wbr />, within(part)]));

interface Image {
  /** `undefined` if the file could not be read. Such a page is not published. */
  image: PageImage | undefined;
  alt: string;
  caption?: string | null | undefined;
  /** The width in CSS pixels; the height keeps the proportions. Without it, the image has the size of its file. */
  width?: number | undefined;
}

const size = (image: PageImage, width = image.width) => ({
  width,
  height: Math.round((image.height * width) / image.width),
});

/** An image in a sentence. */
export const Picture = ({ image, alt, width }: Image) =>
  image ? <img src={image.href} {...size(image, width)} alt={alt} loading="lazy" decoding="async" /> : null;

/** A block-level image. */
export const Figure = ({ caption, ...image }: Image) => (
  <figure class="image">
    <Picture {...image} />
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
);
