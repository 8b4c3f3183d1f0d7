let region: HTMLElement | undefined;

/** The live region has to stand in the page before it speaks. */
export function prepareAnnouncements(): void {
  region = document.createElement('div');
  region.className = 'sr-only';
  region.setAttribute('role', 'status');
  document.body.append(region);
}

/** Tells readers who listen, politely. */
export function announce(text: string): void {
  if (!region) return;
  // Said again when it is the same text as before.
  region.textContent = '';
  setTimeout(() => region?.replaceChildren(text), 50);
}
