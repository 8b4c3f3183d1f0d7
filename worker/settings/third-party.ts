import { ANALYTICS_ORIGIN, ANALYTICS_POLICY } from '#client/contracts/analytics.ts';
import { type HostedSearch, INSIGHTS_ORIGIN } from '#client/contracts/search.ts';

/** An outside service, as the sources and policies that it adds to the content security policy. */
export interface ThirdParty {
  /** The origins of its scripts. */
  script: readonly string[];
  /** The origins that scripts may call. */
  connect: readonly string[];
  /** The origins of its images. */
  img: readonly string[];
  /** The names of the Trusted Types policies that its scripts create. */
  trustedTypesPolicies: readonly string[];
}

export const ANALYTICS_PROVIDER: ThirdParty = {
  script: [ANALYTICS_ORIGIN],
  connect: [ANALYTICS_ORIGIN],
  img: [ANALYTICS_ORIGIN],
  trustedTypesPolicies: [ANALYTICS_POLICY],
};

/** The hosts that the provider's client reads from, and the one that receives clicks and conversions. */
export const searchProvider = ({ appId, insights }: HostedSearch): ThirdParty => ({
  script: [],
  connect: [
    `https://${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
    ...(insights ? [INSIGHTS_ORIGIN] : []),
  ],
  img: [],
  trustedTypesPolicies: [],
});
