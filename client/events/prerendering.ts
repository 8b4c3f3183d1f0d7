/** Whether the page only stands ready for a reader who may open it. */
export const isPrerendered = (): boolean => (document as { prerendering?: boolean }).prerendering === true; // Not in the DOM types.

/** When a reader opens the page that stood ready. */
export const onActivation = (work: () => void): void =>
  document.addEventListener('prerenderingchange', work, { once: true });
