import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/go` besides its index. */
export const GO_GUIDES: GuidesOfFolder = [];
