import { confirmCopy } from '#client/behaviors/copy.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { onClick } from '#client/events.ts';
import { UNABLE_TO_COPY } from '#content/messages.ts';

const markdownOf = async (address: string): Promise<Blob> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Blob([await response.text()], { type: 'text/plain' });
};

/** The address of the Markdown that has only the samples of the chosen library, if the reader chose one. */
const forReader = (address: string): string => {
  const { sdk } = document.documentElement.dataset;
  return sdk ? `${address}?sdk=${sdk}` : address;
};

/** Copies the page only while it has focus, and logs a warning otherwise (requirements, section 5). */
const copyPage = async (button: HTMLElement): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>('link[type="text/markdown"]');
  if (!link) return;
  try {
    if (!document.hasFocus()) throw new Error('No focus.');
    // The item takes a promise, because some browsers allow writing only within the click itself.
    const text = markdownOf(forReader(new URL(link.href).pathname));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    confirmCopy(button);
  } catch (error) {
    console.warn(UNABLE_TO_COPY, error);
  }
};

/** Makes the button work that copies the page as Markdown. Without a script, only the links are there. */
export const startCopyPage = (): void => {
  onClick(`.${MARKUP.copyPage}`, copyPage);
};
