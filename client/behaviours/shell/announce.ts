const SPEAK_AFTER_MS = 50;

const createLiveRegion = (): Element => {
  const region = document.createElement('div');
  region.className = 'sr-only';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
};

const liveRegion = () => document.querySelector('body > [role=status]') ?? createLiveRegion();

/** Puts the live region into the page early: screen readers announce changes to a region that they know already. */
export const prepareAnnouncements = (): void => {
  liveRegion();
};

/** Tells a text to readers who use a screen reader, without interrupting them. */
export const announce = (text: string): void => {
  const region = liveRegion();
  // An empty region in between makes the same text count as a change.
  region.replaceChildren();
  setTimeout(() => region.replaceChildren(text), SPEAK_AFTER_MS);
};
