import { announce } from './announce.ts';
import { copyText } from './copy.ts';
import { onClick } from './events.ts';

/** A click on a heading's anchor goes there, as links do, and copies the address. */
export function startHeadingAnchors(): void {
  onClick<HTMLAnchorElement>('a.anchor', async ({ href }) => {
    if (await copyText(href)) announce('Link copied');
  });
}
