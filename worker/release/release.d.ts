import type { Release } from './types.ts';

declare const release: Release;
export default release;
