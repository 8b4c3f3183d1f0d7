import { ANALYTICS_ORIGIN, ANALYTICS_POLICY } from '#client/contracts/analytics.ts';

/** The additions to the content security policy that an outside service needs in the browser. */
export interface ThirdParty {
  /** Origins that scripts come from. */
  script: readonly string[];
  /** Origins that scripts may call. */
  connect: readonly string[];
  /** Origins that images come from. */
  img: readonly string[];
  /** Names of the Trusted Types policies that its scripts create. */
  trustedTypesPolicies: readonly string[];
}

export const ANALYTICS_PROVIDER: ThirdParty = {
  script: [ANALYTICS_ORIGIN],
  connect: [ANALYTICS_ORIGIN],
  img: [ANALYTICS_ORIGIN],
  trustedTypesPolicies: [ANALYTICS_POLICY],
};
