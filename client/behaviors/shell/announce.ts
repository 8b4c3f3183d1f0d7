const SPEAK_AFTER_MS = 50;

const createLiveRegion = (): Element => {
  const region = document.createElement('div');
  region.className = 'sr-only';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
};

/**
 * The live region, which is added to the page at the first call. It is added early, because screen readers only announce
 * changes to a region that they already know.
 */
export const liveRegion = (): Element => document.querySelector('body > [role=status]') ?? createLiveRegion();

/** Announces a text to screen readers without interrupting them. */
export const announce = (text: string): void => {
  const region = liveRegion();
  // The region is emptied first, so that repeating the same text counts as a change.
  region.replaceChildren();
  setTimeout(() => region.replaceChildren(text), SPEAK_AFTER_MS);
};
