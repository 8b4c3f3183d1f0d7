/** The live region has to stand in the page before it speaks. */
export const prepareAnnouncements = (): void => {
  const region = document.createElement('div');
  region.className = 'sr-only';
  region.setAttribute('role', 'status');
  document.body.append(region);
};

/** Tells readers who listen, politely. */
export const announce = (text: string): void => {
  const region = document.querySelector('body > [role=status]');
  // Said again when it is the same text as before.
  region?.replaceChildren();
  setTimeout(() => region?.replaceChildren(text), 50);
};
