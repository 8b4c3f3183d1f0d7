import type { Reference } from '#content/references.ts';

/**
 * The addresses of each reference's subjects below the reference's start: the empty text, `#storage`, `/storage` or
 * `/storage#on`. The subject of the start is the empty text; the others are named in content/subjects.ts. All references
 * list their subjects in one order.
 */
export type References = Readonly<Partial<Record<Reference, Readonly<Record<string, string>>>>>;
