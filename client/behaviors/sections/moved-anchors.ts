import { MARKUP } from '#client/contracts/markup.ts';

const goOn = (): void => {
  const place = document.getElementById(location.hash.slice(1));
  const link = place?.matches(`.${MARKUP.moved}`) && place.querySelector('a');
  if (link) location.replace(link.href);
};

/** Follows an anchor whose content moved to another page. The anchor's element contains the link to the new place. */
export const startMovedAnchors = (): void => {
  goOn();
  addEventListener('hashchange', goOn);
};
