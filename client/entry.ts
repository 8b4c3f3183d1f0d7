import { prepareAnnouncements } from './behaviours/announce.ts';
import { startCopy } from './behaviours/copy.ts';
import { countViews } from './behaviours/count-views.ts';
import { whenIdle, whenShown } from './behaviours/events.ts';
import { startFirstTouch } from './behaviours/first-touch.ts';
import { startHeadingAnchors } from './behaviours/heading-anchors.ts';
import { startNavigationScroll } from './behaviours/navigation-scroll.ts';
import { startPrefetch } from './behaviours/prefetch.ts';
import { resendFeedback } from './behaviours/resend-feedback.ts';
import { startScrollSpy } from './behaviours/scroll-spy.ts';
import { startSdkLink } from './behaviours/sdk-link.ts';
import { startShortcuts } from './behaviours/shortcuts.ts';
import { startTabs } from './behaviours/tabs.ts';
import { startTheme } from './behaviours/theme.ts';
import { startTopBar } from './behaviours/top-bar.ts';
import { startUnfold } from './behaviours/unfold.ts';
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
