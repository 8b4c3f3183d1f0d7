import type { Reference } from '#content/references.ts';

/**
 * The address of each subject of each reference, relative to the reference's start: the empty text, `#storage`, or
 * `/storage`. The key of the start itself is the empty text; content/subjects.ts explains the other keys.
 * All references list their subjects in the same order.
 */
export type References = Readonly<Partial<Record<Reference, Readonly<Record<string, string>>>>>;
