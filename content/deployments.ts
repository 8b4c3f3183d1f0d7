import type { CloudName, ResourceOn } from './clouds.ts';
import { AWS_DEPLOYMENTS } from './deployments/aws.ts';
import { AZURE_DEPLOYMENTS } from './deployments/azure.ts';
import type { Deployment } from './deployments/deployment.ts';
import { GCP_DEPLOYMENTS } from './deployments/gcp.ts';

/** The deployment of each resource on each cloud that offers it, by the name of its reference page. */
export const DEPLOYMENTS: Readonly<Record<CloudName, Readonly<Record<string, Deployment>>>> = {
  aws: AWS_DEPLOYMENTS,
  gcp: GCP_DEPLOYMENTS,
  azure: AZURE_DEPLOYMENTS,
} satisfies { [Cloud in CloudName]: Readonly<Record<ResourceOn<Cloud>, Deployment>> };

/** Advice for readers of a cloud that does not offer a resource, as Markdown. */
export const INSTEAD: Readonly<Record<CloudName, Readonly<Record<string, string>>>> = {
  aws: {},
  gcp: {
    websockets: 'Let clients poll an [API](/apis), or deploy the websocket with a stack on AWS.',
  },
  azure: {
    batch:
      'Deploy the jobs with a stack on AWS or Google Cloud, or split the work into messages of a [queue](/messaging#queues).',
    websockets: 'Let clients poll an [API](/apis), or deploy the websocket with a stack on AWS.',
  },
};
