import { announce } from '#client/behaviours/shell/announce.ts';
import { onClick } from '#client/events/events.ts';
import { COPY_CONFIRMATION_MS } from '#content/limits.ts';
import { COPIED, UNABLE_TO_COPY } from '#content/messages.ts';

/** What runs when it is pasted: removed lines, output and prompts are left out, folded lines are not. */
export const runnableText = (code: Element): string => {
  const lines = [...code.querySelectorAll('.line:not(.del, .output)')];
  if (lines.length === 0) return code.textContent;
  const withoutPrompt = (line: Element) => {
    const prompt = line.querySelector('.prompt')?.textContent ?? '';
    return line.textContent.replace(prompt, '');
  };
  return lines.map(withoutPrompt).join('\n');
};

/** Section 5: only when the page has focus, else a warning. Resolves to whether it is on the clipboard. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (!document.hasFocus()) throw new Error('No focus.');
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(UNABLE_TO_COPY, error);
    return false;
  }
};

const resets = new WeakMap<HTMLElement, () => void>();

const confirm = (button: HTMLElement): void => {
  resets.get(button)?.();
  const label = button.querySelector('.copy-label') ?? button;
  const before = label.textContent;
  const reset = () => {
    clearTimeout(timer);
    label.textContent = before;
    button.classList.remove('copied');
  };
  const timer = setTimeout(reset, COPY_CONFIRMATION_MS);
  resets.set(button, reset);
  label.textContent = COPIED;
  button.classList.add('copied');
  announce(COPIED);
};

export const startCopy = (): void => {
  onClick('.copy', async (button) => {
    const code = button.closest('.code')?.querySelector('pre code');
    if (code && (await copyText(runnableText(code)))) confirm(button);
  });
};
