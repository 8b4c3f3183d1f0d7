import type { Deployment } from './types.ts';

export const GCP_DEPLOYMENTS = {} satisfies Readonly<Record<string, Deployment>>;
