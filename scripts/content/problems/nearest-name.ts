import { letterEdits } from '#worker/model/text.ts';

/** The name that the author probably meant: at most a third of its letters differ. Ignores letter case. */
export const nearestName = (written: string, names: Iterable<string>): string | undefined => {
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const name of names) {
    const most = Math.floor(Math.max(written.length, name.length) / 3);
    const difference = Math.abs(name.length - written.length);
    if (difference > most || difference >= least) continue;
    const edits = letterEdits(written.toLowerCase(), name.toLowerCase());
    if (edits < least && edits <= most) {
      nearest = name;
      least = edits;
    }
  }
  return nearest;
};

const disjunction = new Intl.ListFormat('en', { type: 'disjunction' });

/** The words as a list in a sentence: `a, b, or c`. */
export const orList = (words: readonly string[]): string => disjunction.format(words);

/** Asks `Did you mean …?` if a name is similar. Otherwise it lists all names. */
export const didYouMean = (written: string, names: readonly string[]): string =>
  didYouMeanOr(`Write ${orList(names.map((name) => `\`${name}\``))}.`, written, names);

/** Asks `Did you mean …?` if a name is similar. Otherwise it gives this advice. */
export const didYouMeanOr = (advice: string, written: string, names: Iterable<string>): string => {
  const nearest = nearestName(written, names);
  return nearest ? `Did you mean \`${nearest}\`?` : advice;
};
