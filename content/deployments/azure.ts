import type { Deployment } from './types.ts';

export const AZURE_DEPLOYMENTS = {} satisfies Readonly<Record<string, Deployment>>;
