import { onClick, opensElsewhere } from '#client/events/delegated-events.ts';
import { choicesFromAddress } from '#client/preferences/choices.ts';
import { readingPosition } from './reading-position.ts';
import { choose } from './tabs.ts';

/**
 * Lets a link with `?sdk=python` or `?cloud=aws` to the current page choose without a reload. Other pages read their address when
 * they open.
 */
export const startChoiceLinksInPage = (): void => {
  onClick<HTMLAnchorElement>('a[href*="sdk="], a[href*="cloud="]', (link, event) => {
    if (event.defaultPrevented || opensElsewhere(event)) return;
    const asked = choicesFromAddress(link.search);
    if (asked.length === 0 || link.origin + link.pathname !== location.origin + location.pathname) return;
    event.preventDefault();
    const held = readingPosition();
    for (const [kind, value] of asked) choose(kind, value, held);
    if (link.hash) location.hash = link.hash;
  });
};
