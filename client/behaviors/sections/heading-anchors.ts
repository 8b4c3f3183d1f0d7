import { copyText } from '#client/behaviors/code/copy.ts';
import { announce } from '#client/behaviors/shell/announce.ts';
import { MARKUP } from '#client/contracts/markup.ts';
import { onClick } from '#client/events/delegated-events.ts';

/** Copies the address of a heading when its anchor is clicked. The browser still follows the link. */
export const startHeadingAnchors = (): void => {
  onClick<HTMLAnchorElement>(`a.${MARKUP.anchor}`, async ({ href }) => {
    if (await copyText(href)) announce('Link copied');
  });
};
