import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/terraform` besides its index. */
export const TERRAFORM_GUIDES: GuidesOfFolder = [];
