import { type LoadOptions, load, trackEvent, trackPageview } from 'fathom-client';
import { ANALYTICS_ORIGIN, ANALYTICS_POLICY, GOAL_EVENT } from '#client/contracts/analytics.ts';
import { onClick } from '#client/events.ts';
import { onReturn } from '#client/page-moments.ts';

/** The part of Trusted Types that this file uses. The DOM types do not include it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): object };
}

/** The address of the provider's script. Browsers with Trusted Types get it as a trusted address. */
const scriptAddress = (): NonNullable<LoadOptions['url']> => {
  const address = `${ANALYTICS_ORIGIN}/script.js`;
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory }; // The DOM types do not include it.
  const policy = trustedTypes?.createPolicy(ANALYTICS_POLICY, { createScriptURL: () => address });
  // The provider's client only assigns the address to a script, which accepts both types.
  return (policy?.createScriptURL('') ?? address) as string;
};

const isExcluded = (domains: readonly string[]) =>
  domains.some((domain) => location.hostname === domain || location.hostname.endsWith(`.${domain}`));

/** Records a view of the page. It sends the address without the query and the hash. */
const recordView = () => trackPageview({ url: location.origin + location.pathname });

/**
 * Counts page views and goals (requirements, sections 4 and 7). Must be called when the page is shown. `data-excluded`
 * contains host names; on these hosts and their subdomains, nothing is counted or loaded.
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
  onClick('.search-results a', () => trackEvent('search choice'));
};
