import { countViews } from './behaviours/analytics/count-views.ts';
import { startSdkLink } from './behaviours/choices/sdk-link.ts';
import { startTabs } from './behaviours/choices/tabs.ts';
import { startCopy } from './behaviours/code/copy.ts';
import { startUnfold } from './behaviours/code/unfold.ts';
import { resendFeedback } from './behaviours/feedback/resend-feedback.ts';
import { startHeadingAnchors } from './behaviours/sections/heading-anchors.ts';
import { startScrollSpy } from './behaviours/sections/section-in-view.ts';
import { prepareAnnouncements } from './behaviours/shell/announce.ts';
import { startNavigationScroll } from './behaviours/shell/navigation-scroll.ts';
import { startPrefetch } from './behaviours/shell/prefetch.ts';
import { startShortcuts } from './behaviours/shell/shortcuts.ts';
import { startTheme } from './behaviours/shell/theme.ts';
import { startTopBar } from './behaviours/shell/top-bar.ts';
import { whenIdle, whenShown } from './events/moments.ts';
import { whenTouched } from './events/when-touched.ts';
import { startIslands } from './islands/runtime.ts';

// At once: what a reader can touch from the first moment, before any other script is loaded.
startTheme();
startTabs();
startCopy();
startHeadingAnchors();
startUnfold();
startTopBar();
startNavigationScroll();
startSdkLink();
startShortcuts();

// At the first touch: behaviors in a chunk of their own. If it cannot be loaded, the page works as it does without it.
whenTouched(() => {
  import('./after-touch.ts').then(({ startAfterTouch }) => startAfterTouch()).catch(() => {});
});

// At the first interest in one of them: islands, each with a chunk of its own.
startIslands();

// When the page is shown and the browser is idle: what can wait.
whenShown(() =>
  whenIdle(() => {
    prepareAnnouncements();
    startScrollSpy();
    startPrefetch();
    resendFeedback();
    countViews();
  }),
);
