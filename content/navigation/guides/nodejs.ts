import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/nodejs` besides its index. */
export const NODEJS_GUIDES: GuidesOfFolder = [];
