import type { Reference } from '#content/references.ts';

/**
 * The address of each subject of each reference, below the reference's start: the empty text, `#storage`, `/storage` or
 * `/storage#on`. The subject of the start is the empty text; content/subjects.ts says how the others are named. All
 * references list their subjects in one order.
 */
export type References = Readonly<Partial<Record<Reference, Readonly<Record<string, string>>>>>;
