import type { LibraryFile } from './file-schemas.ts';

/** The release of a library that its data describes: `1.4.2` for the tag `v1.4.2`. */
export const describedRelease = ({ source }: LibraryFile): string => source.tag.replace(/^v/, '');
