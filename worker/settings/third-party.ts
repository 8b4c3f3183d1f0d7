import { ANALYTICS_ORIGIN, ANALYTICS_POLICY } from '#client/contracts/analytics.ts';

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
