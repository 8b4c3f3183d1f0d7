import { type LoadOptions, load, trackEvent, trackPageview } from 'fathom-client';
import { ANALYTICS_ORIGIN, ANALYTICS_POLICY } from '#client/contracts/analytics.ts';
import { onClick, onReturn } from '#client/events/events.ts';
import { GOAL_EVENT, reachGoal } from './goals.ts';

/** Trusted Types, as far as they are used here; the DOM types do not know them. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): object };
}

/** Where the browser asks for trusted addresses the client hands this one on as it is. */
const scriptAddress = (): NonNullable<LoadOptions['url']> => {
  const address = `${ANALYTICS_ORIGIN}/script.js`;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // Not in the DOM types.
  const policy = trustedTypes?.createPolicy(ANALYTICS_POLICY, { createScriptURL: () => address });
  // The client only assigns it to the script's address, which takes both.
  return (policy?.createScriptURL('') ?? address) as string;
};

const isExcluded = (domains: readonly string[]) =>
  domains.some((domain) => location.hostname === domain || location.hostname.endsWith(`.${domain}`));

/** The page that is read: neither what was searched for nor the section. */
const recordView = () => trackPageview({ url: location.origin + location.pathname });

/**
 * Specification, sections 4 and 7: page views and goals. To be called when the page is shown; `data-excluded` has host names,
 * on which and below which nothing is counted or loaded.
 */
export const startPageViews = ({ content: siteId, dataset }: HTMLMetaElement): void => {
  const excludedDomains = dataset.excluded?.split(' ').filter(Boolean) ?? [];
  if (isExcluded(excludedDomains)) return;
  load(siteId, { auto: false, excludedDomains, url: scriptAddress() });
  recordView();
  onReturn(recordView);
  addEventListener(GOAL_EVENT, (event) => {
    if (event instanceof CustomEvent) trackEvent(String(event.detail));
  });
  onClick('.search-results a', () => reachGoal('search choice'));
};
