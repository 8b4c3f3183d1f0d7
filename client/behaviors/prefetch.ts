import { SYMBOL_LINKS } from '#client/contracts/markup.ts';
import { whenIdle } from '#client/page-moments.ts';
import { PREFETCH_MARGIN_PX } from '#content/limits.ts';
import { DOCS_PREFIX } from '#content/site.ts';

/** The margin of the window, and of lists that scroll separately. */
const MARGIN = `${PREFETCH_MARGIN_PX}px`;

/** The address to prefetch for a link, if it leads to another page of this documentation. */
export const prefetchAddress = ({ origin, pathname, href }: HTMLAnchorElement): string | undefined => {
  const isPage = pathname === DOCS_PREFIX || pathname.startsWith(`${DOCS_PREFIX}/`);
  if (origin !== location.origin || !isPage || /\/(api|assets)\/|\.\w+$/.test(pathname)) return undefined;
  return pathname === location.pathname ? undefined : href.replace(/#.*/, '');
};

/**
 * Prefetches the pages of links that come near the window, a few at a time. Does nothing if data is expensive. The links in
 * code are too many, and readers seldom follow them.
 */
export const startPrefetch = (): void => {
  if (isCostly()) return;
  const mostAtOnce = 3;
  const mostPerPage = 20;
  const seen = new Set<string>();
  const waiting: string[] = [];
  let underWay = 0;

  const next = () => {
    const href = underWay < mostAtOnce && waiting.shift();
    if (!href) return;
    underWay += 1;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = href;
    link.onload = link.onerror = () => {
      underWay -= 1;
      whenIdle(next);
    };
    document.head.append(link);
    next();
  };
  // One observer with both margins would add them up at the window, and some browsers know only the first.
  const observers = [{ rootMargin: MARGIN }, { scrollMargin: MARGIN }].map(
    (margin) =>
      new IntersectionObserver((entries) => {
        for (const { target, isIntersecting } of entries) {
          const href = isIntersecting && prefetchAddress(target as HTMLAnchorElement); // Only links are observed.
          if (!href || seen.has(href) || seen.size >= mostPerPage) continue;
          seen.add(href);
          waiting.push(href);
        }
        whenIdle(next);
      }, margin),
  );
  afterFirstAction(() => {
    for (const link of document.querySelectorAll(`a[href]:not(${SYMBOL_LINKS})`))
      for (const observer of observers) observer.observe(link);
  });
};

/** Moves and scrolls do not count: browsers report a move for a resting pointer, and the navigation scrolls by itself. */
const FIRST_ACTIONS = ['pointerdown', 'wheel', 'keydown'];

/** Runs `work` at the reader's first action, or after 2.5 s, so that it does not compete with the page's load. */
const afterFirstAction = (work: () => void): void => {
  const begin = () => {
    clearTimeout(timer);
    for (const type of FIRST_ACTIONS) removeEventListener(type, begin, true);
    whenIdle(work);
  };
  const timer = setTimeout(begin, 2500);
  for (const type of FIRST_ACTIONS) addEventListener(type, begin, { capture: true, passive: true });
};

/** The part of the Network Information API that this file uses. Only some browsers support it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** `true` if data is expensive for the reader, so that nothing may be fetched ahead. */
export const isCostly = (): boolean => {
  const { connection } = navigator as { connection?: Connection }; // The DOM types do not include it.
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
};
