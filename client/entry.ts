import { countViews } from './behaviours/analytics/count-views.ts';
import { startSdkLink } from './behaviours/choices/sdk-link.ts';
import { startTabs } from './behaviours/choices/tabs.ts';
import { startCopy } from './behaviours/code/copy.ts';
import { startUnfold } from './behaviours/code/unfold.ts';
import { resendFeedback } from './behaviours/feedback/resend-feedback.ts';
import { startHeadingAnchors } from './behaviours/sections/heading-anchors.ts';
import { startScrollSpy } from './behaviours/sections/scroll-spy.ts';
import { prepareAnnouncements } from './behaviours/shell/announce.ts';
import { startFirstTouch } from './behaviours/shell/first-touch.ts';
import { startNavigationScroll } from './behaviours/shell/navigation-scroll.ts';
import { startPrefetch } from './behaviours/shell/prefetch.ts';
import { startShortcuts } from './behaviours/shell/shortcuts.ts';
import { startTheme } from './behaviours/shell/theme.ts';
import { startTopBar } from './behaviours/shell/top-bar.ts';
import { whenIdle, whenShown } from './events/events.ts';
import { startIslands } from './islands/runtime.ts';

// What a reader can touch at once.
startTheme();
startTabs();
startCopy();
startHeadingAnchors();
startUnfold();
startTopBar();
startNavigationScroll();
startSdkLink();
startShortcuts();
startFirstTouch();
startIslands();

// What can wait until the page stands and is shown.
whenShown(() =>
  whenIdle(() => {
    prepareAnnouncements();
    startScrollSpy();
    startPrefetch();
    resendFeedback();
    countViews();
  }),
);
