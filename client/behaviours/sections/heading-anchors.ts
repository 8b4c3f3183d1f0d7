import { copyText } from '#client/behaviours/code/copy.ts';
import { announce } from '#client/behaviours/shell/announce.ts';
import { onClick } from '#client/events/events.ts';

/** A click on a heading's anchor goes there, as links do, and copies the address. */
export const startHeadingAnchors = (): void => {
  onClick<HTMLAnchorElement>('a.anchor', async ({ href }) => {
    if (await copyText(href)) announce('Link copied');
  });
};
