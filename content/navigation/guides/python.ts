import type { GuidesOfFolder } from './guide.ts';

/** The guides of `content/pages/guides/python` besides its index. */
export const PYTHON_GUIDES: GuidesOfFolder = [];
