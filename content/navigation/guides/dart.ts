import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/dart` besides its index. */
export const DART_GUIDES: GuidesOfFolder = [];
