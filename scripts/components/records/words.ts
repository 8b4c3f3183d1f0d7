import * as v from 'valibot';
import { didYouMean } from '#scripts/content/problems/nearest-name.ts';

/** A property that lists some of the given words, separated by spaces. */
export const words = <Word extends string>(all: readonly Word[]) =>
  v.pipe(
    v.string(),
    v.transform((list) => list.split(/\s+/)),
    v.array(v.picklist(all, ({ input }) => didYouMean(String(input), all))),
  );
