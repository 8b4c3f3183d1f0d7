import type { Query } from 'minisearch';
import type { QueryPart } from './parse-query.ts';
import type { Reading } from './readings.ts';

/** The query that finds every section with something of at least one part. */
export const searchTree = (parts: readonly QueryPart[]): Query =>
  anyOf(parts.flatMap(({ readings }) => readings.map(readingTree)));

const readingTree = ({ choices, weight }: Reading): Query =>
  allOf(
    choices.map((choice) =>
      anyOf(
        [...choice].map(([term, closeness]) => ({ queries: [term], boostTerm: () => closeness * weight })),
      ),
    ),
  );

const anyOf = (queries: Query[]): Query => ({ combineWith: 'OR', queries });
const allOf = (queries: Query[]): Query => ({ combineWith: 'AND', queries });
