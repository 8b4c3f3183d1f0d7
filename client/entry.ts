import { countViews } from './behaviors/analytics/count-views.ts';
import { startChoiceLink } from './behaviors/choices/choice-link.ts';
import { startTabs } from './behaviors/choices/tabs.ts';
import { startCopy } from './behaviors/code/copy.ts';
import { startUnfold } from './behaviors/code/unfold.ts';
import { resendFeedback } from './behaviors/feedback/resend-feedback.ts';
import { startHeadingAnchors } from './behaviors/sections/heading-anchors.ts';
import { startMovedAnchors } from './behaviors/sections/moved-anchors.ts';
import { startSectionInView } from './behaviors/sections/section-in-view.ts';
import { startNavigationScroll } from './behaviors/shell/navigation-scroll.ts';
import { startPrefetch } from './behaviors/shell/prefetch.ts';
import { startShortcuts } from './behaviors/shell/shortcuts.ts';
import { startTheme } from './behaviors/shell/theme.ts';
import { MARKUP } from './contracts/markup.ts';
import { onClick } from './events/delegated-events.ts';
import { whenIdle, whenShown } from './events/moments.ts';
import { whenTouched } from './events/when-touched.ts';
import { startIslands } from './islands/runtime.ts';
import { reloadStalePage } from './loading/reload-stale-page.ts';

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

// In browsers with scroll timelines, CSS alone changes the top bar.
if (!CSS.supports('animation-timeline: scroll()')) {
  import('./behaviors/shell/top-bar.ts').then(({ startTopBar }) => startTopBar()).catch(reloadStalePage);
}

// These behaviors start at the first touch and have a separate chunk. If it cannot load, the page works without it.
let copyPageButton: HTMLElement | undefined;
whenTouched((touch, hash) => {
  import('./after-touch.ts')
    .then(({ startAfterTouch }) => startAfterTouch(touch, hash, copyPageButton))
    .catch(reloadStalePage);
});
// The first touch may be a click on the button that copies the page, so the click waits for the chunk.
onClick(`.${MARKUP.copyPage}`, (button) => {
  copyPageButton = button;
});

// An island starts when the reader first shows interest in it. Each island has a separate chunk.
startIslands();

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
