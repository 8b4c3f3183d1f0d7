const SPEAK_AFTER_MS = 50;

const createLiveRegion = (): Element => {
  const region = document.createElement('div');
  region.className = 'sr-only';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
};

const liveRegion = () => document.querySelector('body > [role=status]') ?? createLiveRegion();

/** Adds the live region to the page early, because screen readers only announce changes to a region that they already know. */
export const prepareAnnouncements = (): void => {
  liveRegion();
};

/** Announces a text to screen readers without interrupting them. */
export const announce = (text: string): void => {
  const region = liveRegion();
  // The region is emptied first, so that repeating the same text counts as a change.
  region.replaceChildren();
  setTimeout(() => region.replaceChildren(text), SPEAK_AFTER_MS);
};
