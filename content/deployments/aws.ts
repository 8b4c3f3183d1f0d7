import type { Deployment } from './types.ts';

export const AWS_DEPLOYMENTS = {} satisfies Readonly<Record<string, Deployment>>;
