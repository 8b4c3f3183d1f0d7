import type { Release } from './release-manifest.ts';

declare const release: Release;
export default release;
