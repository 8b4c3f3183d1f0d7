import type { CloudName } from './clouds.ts';
import { AWS_DEPLOYMENTS } from './deployments/aws.ts';
import { AZURE_DEPLOYMENTS } from './deployments/azure.ts';
import { GCP_DEPLOYMENTS } from './deployments/gcp.ts';
import type { Deployment } from './deployments/types.ts';

/** What each resource becomes on each cloud that offers it, by the name of its reference page. */
export const DEPLOYMENTS: Readonly<Record<CloudName, Readonly<Record<string, Deployment>>>> = {
  aws: AWS_DEPLOYMENTS,
  gcp: GCP_DEPLOYMENTS,
  azure: AZURE_DEPLOYMENTS,
};
