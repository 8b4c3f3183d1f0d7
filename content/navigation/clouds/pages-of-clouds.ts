import type { CloudName } from '#content/clouds.ts';
import type { NavigationGroup } from '#content/navigation/types.ts';
import { AWS_PAGES } from './aws.ts';
import { AZURE_PAGES } from './azure.ts';
import { GCP_PAGES } from './gcp.ts';

/** The pages of each cloud besides its start. */
export const PAGES_OF_CLOUDS: Readonly<Record<CloudName, readonly NavigationGroup[]>> = {
  aws: AWS_PAGES,
  gcp: GCP_PAGES,
  azure: AZURE_PAGES,
};
