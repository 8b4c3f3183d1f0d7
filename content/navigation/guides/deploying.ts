import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/deploying` besides its index. */
export const DEPLOYING_GUIDES: GuidesOfFolder = [];
