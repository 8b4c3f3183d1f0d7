import { MARKUP } from '#client/contracts/markup.ts';
import { onClick } from '#client/events.ts';
import { COPY_CONFIRMATION_MS } from '#content/limits.ts';
import { COPIED, UNABLE_TO_COPY } from '#content/messages.ts';

/** The text of a sample in a form that runs when pasted: without removed lines, output, and prompts, but with folded lines. */
const runnableText = (code: HTMLElement): string => {
  const lines = [...code.querySelectorAll(`.${MARKUP.line}:not(.${MARKUP.deleted}, .${MARKUP.output})`)];
  if (lines[0])
    return lines
      .map((line) => line.textContent.replace(line.querySelector(`.${MARKUP.prompt}`)?.textContent ?? '', ''))
      .join('\n');
  // Switches hide parts of a sample. Folded imports are not shown either.
  return code.querySelector('summary') ? code.textContent : code.innerText;
};

/**
 * Copies a text only while the page has focus, and logs a warning otherwise (requirements, section 5). Resolves to `true`
 * if the text is on the clipboard.
 */
const copyText = async (text: string): Promise<boolean> => {
  try {
    if (!document.hasFocus()) throw new Error();
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(UNABLE_TO_COPY, error);
    return false;
  }
};

const resets = new WeakMap<HTMLElement, () => void>();

/** Confirms a copy on its button for a second, and to screen readers (requirements, section 4). */
export const confirmCopy = (button: HTMLElement): void => {
  resets.get(button)?.();
  const label = button.querySelector(`.${MARKUP.copyLabel}`) ?? button;
  const before = label.textContent;
  const reset = () => {
    clearTimeout(timer);
    label.textContent = before;
    button.classList.remove(MARKUP.copied);
  };
  const timer = setTimeout(reset, COPY_CONFIRMATION_MS);
  resets.set(button, reset);
  label.textContent = COPIED;
  button.classList.add(MARKUP.copied);
  announce(COPIED);
};

/** Copies a sample when its button is clicked. Confirms the copy on the button and to screen readers. */
export const startCopy = (): void => {
  onClick(`.${MARKUP.copy}`, async (button) => {
    const code = button.closest(`.${MARKUP.code}`)?.querySelector<HTMLElement>('code');
    if (code && (await copyText(runnableText(code)))) confirmCopy(button);
  });
};

/** Copies the address of a heading when its anchor is clicked. The browser still follows the link. */
export const startHeadingAnchors = (): void => {
  onClick<HTMLAnchorElement>(`a.${MARKUP.anchor}`, async ({ href }) => {
    if (await copyText(href)) announce('Link copied');
  });
};

/** Shows all lines of a long sample. The button then disappears, so focus moves to the code. */
export const startUnfold = (): void => {
  onClick(`.${MARKUP.unfold}`, (button) => {
    const figure = button.closest(`.${MARKUP.code}`);
    figure?.classList.add(MARKUP.unfolded);
    button.hidden = true;
    figure?.querySelector('pre')?.focus({ preventScroll: true });
  });
};

/**
 * Announces a text to screen readers without interrupting them. The regions are in every document, so they already know them. An open
 * dialog has its own, because everything else is inert.
 */
export const announce = (text: string): void => {
  const region = document.querySelector('dialog[open]>[role=status],body>[role=status]');
  // The region is emptied first, so that repeating the same text counts as a change.
  region?.replaceChildren();
  setTimeout(() => region?.replaceChildren(text), 50);
};
