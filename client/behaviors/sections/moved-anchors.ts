import { FRAME_IDS } from '#client/contracts/frame-ids.ts';
import { MARKUP } from '#client/contracts/markup.ts';

const goOn = (): void => {
  const anchor = location.hash.slice(1);
  const place = document.getElementById(anchor);
  const link = place?.matches(`.${MARKUP.moved}`) && place.querySelector('a');
  if (link) location.replace(link.href);
  else if (anchor && !place && document.getElementById(FRAME_IDS.noCounterpart))
    location.replace(`#${FRAME_IDS.noCounterpart}`);
};

/**
 * Goes on from an anchor whose content moved to another page. The anchor's element contains the link to the new place. On
 * references, an anchor that the page lacks leads to the notice about it. Other libraries have sections that this one lacks.
 */
export const startMovedAnchors = (): void => {
  goOn();
  addEventListener('hashchange', goOn);
};
