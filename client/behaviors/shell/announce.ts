const SPEAK_AFTER_MS = 50;

/** Announces a text to screen readers without interrupting them. Its region is in every document, so they already know it. */
export const announce = (text: string): void => {
  const region = document.querySelector('body > [role=status]');
  // The region is emptied first, so that repeating the same text counts as a change.
  region?.replaceChildren();
  setTimeout(() => region?.replaceChildren(text), SPEAK_AFTER_MS);
};
