import { onClick } from '#client/events/delegated-events.ts';
import { languageFromAddress } from '#client/preferences/choices.ts';
import { readingPosition } from './reading-position.ts';
import { choose } from './tabs.ts';

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/**
 * Lets a link with `?sdk=python` to the current page choose a language without a reload. Other pages read their address when
 * they open.
 */
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
