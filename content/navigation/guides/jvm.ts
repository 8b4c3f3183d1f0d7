import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/jvm` besides its index. */
export const JVM_GUIDES: GuidesOfFolder = [];
