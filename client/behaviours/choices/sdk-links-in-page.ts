import { onClick } from '#client/events/events.ts';
import { languageFromAddress } from '#client/preferences/choices.ts';
import { readingPosition } from './reading-position.ts';
import { choose } from './tabs.ts';

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** A link with `?sdk=python` to the page itself chooses in place; to another page it does so there. */
export const startSdkLinksInPage = (): void => {
  onClick<HTMLAnchorElement>('a[href*="sdk="]', (link, event) => {
    if (event.defaultPrevented || opensElsewhere(event)) return;
    const language = languageFromAddress(link.search);
    if (!language || link.origin + link.pathname !== location.origin + location.pathname) return;
    event.preventDefault();
    choose('language', language, readingPosition());
    if (link.hash) location.hash = link.hash;
  });
};
