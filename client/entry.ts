import { prepareAnnouncements } from './behaviours/announce.ts';
import { startCopy } from './behaviours/copy.ts';
import { startDrawer } from './behaviours/drawer.ts';
import { whenIdle } from './behaviours/events.ts';
import { startHeadingAnchors } from './behaviours/heading-anchors.ts';
import { startNavigationScroll } from './behaviours/navigation-scroll.ts';
import { startOnThisPage } from './behaviours/on-this-page.ts';
import { startPrefetch } from './behaviours/prefetch.ts';
import { resendFeedback } from './behaviours/resend-feedback.ts';
import { startSameSection } from './behaviours/same-section.ts';
import { startScrollSpy } from './behaviours/scroll-spy.ts';
import { startSdkLink } from './behaviours/sdk-link.ts';
import { startTabs } from './behaviours/tabs.ts';
import { startTheme } from './behaviours/theme.ts';
import { startTopBar } from './behaviours/top-bar.ts';
import { startUnfold } from './behaviours/unfold.ts';
import { startIslands } from './islands/runtime.ts';

// What a reader can touch at once.
startTheme();
startTabs();
startCopy();
startUnfold();
startDrawer();
startTopBar();
startNavigationScroll();
startOnThisPage();
startHeadingAnchors();
startSdkLink();
startSameSection();
startIslands();

// What can wait until the page stands.
whenIdle(() => {
  prepareAnnouncements();
  startScrollSpy();
  startPrefetch();
  void resendFeedback();
});
