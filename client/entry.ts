import { startCopy, startHeadingAnchors, startUnfold } from './behaviors/copy.ts';
import { countViews, resendFeedback } from './behaviors/lazy-starts.ts';
import { startNavigationScroll } from './behaviors/navigation-scroll.ts';
import { startSearch } from './behaviors/open-search.ts';
import { startPrefetch } from './behaviors/prefetch.ts';
import { startMovedAnchors, startSectionInView } from './behaviors/section-in-view.ts';
import { startShortcuts } from './behaviors/shortcuts.ts';
import { startChoiceLink, startTabs } from './behaviors/tabs.ts';
import { startTheme } from './behaviors/theme.ts';
import { MARKUP } from './contracts/markup.ts';
import { onClick } from './events.ts';
import { whenIdle, whenShown, whenTouched } from './page-moments.ts';
import { reloadStalePage } from './reload-stale-page.ts';

// These behaviors start immediately: a reader can use them before any other script loads.
startTheme();
startTabs();
startCopy();
startHeadingAnchors();
startMovedAnchors();
startUnfold();
startNavigationScroll();
startChoiceLink();
startShortcuts();
startSearch();

// In browsers with scroll timelines, CSS alone changes the top bar.
if (!CSS.supports('animation-timeline: scroll()')) {
  import('./behaviors/top-bar-scroll.ts').then(({ startTopBar }) => startTopBar()).catch(reloadStalePage);
}

// These behaviors start at the first touch and have a separate chunk. If it cannot load, the page works without it.
let isSettled = false;
let heldButton: HTMLElement | undefined;
whenTouched(async (hash) => {
  try {
    const { startAfterTouch } = await import('./after-touch/after-touch.ts');
    startAfterTouch(hash);
  } catch {
    if (!heldButton) await reloadStalePage();
  }
  isSettled = true;
  heldButton?.click();
});
// A click on a button that needs the chunk waits for it. If that cannot load, the button does what it does without a script.
const WAITING = `.${MARKUP.copyPage}, .${MARKUP.keyboardHelp}, :is(.${MARKUP.feedback}, .${MARKUP.searchDialog}) button`;
onClick(WAITING, (button, event) => {
  if (isSettled) return;
  event.preventDefault();
  heldButton = button;
});

// Everything else starts when the page is visible and painted, and the browser is idle. Prefetching is last, because
// extensions may block the observers that it needs.
whenShown(() =>
  requestAnimationFrame(() =>
    whenIdle(() => {
      startSectionInView();
      resendFeedback();
      countViews();
      startPrefetch();
    }),
  ),
);
