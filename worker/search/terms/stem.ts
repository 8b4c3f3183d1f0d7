const VOWEL = /[aeiouy]/;
const SHORTEST_STEM_CHARACTERS = 3;
const UNCHANGED = new Set([
  'https',
  'always',
  'aws',
  'kubernetes',
  'string',
  'during',
  'setting',
  'settings',
  'nothing',
]);

/**
 * The common part of the forms of an English word: plural and singular, `deploy`, `deployed` and `deploying`. It is a key for
 * comparison and not always a word.
 */
export const stemOf = (term: string): string => {
  if (term.length <= SHORTEST_STEM_CHARACTERS || UNCHANGED.has(term)) return term;
  return withoutE(withoutEnding(american(singular(term))));
};

const BRITISH = /(?:is(?:e[drs]?|ing|ation)|our(?:ed|ing|ite|al)?|ll(?:ed|ing)|^catalogue|^centre|^licence)$/;

const american = (term: string): string =>
  BRITISH.test(term)
    ? term
        .replace(/is(?=(?:e[drs]?|ing|ation)$)/, 'iz')
        .replace(/our(?=(?:ed|ing|ite|al)?$)/, 'or')
        .replace(/ll(?=(?:ed|ing)$)/, 'l')
        .replace(/^catalogue$/, 'catalog')
        .replace(/^centre$/, 'center')
        .replace(/^licence$/, 'license')
    : term;

const singular = (term: string): string => {
  if (!term.endsWith('s') || /(?:ss|us|is)$/.test(term)) return term;
  if (/[^ae]ies$/.test(term)) return `${term.slice(0, -3)}y`;
  if (/(?:sh|ch|x|ss|zz)es$/.test(term)) return term.slice(0, -2);
  return term.slice(0, -1);
};

const withoutEnding = (term: string): string => {
  const ending = ['ing', 'ed'].find((end) => term.endsWith(end));
  if (!ending) return term;
  const stem = term.slice(0, -ending.length);
  if (stem.length < SHORTEST_STEM_CHARACTERS || !VOWEL.test(stem)) return term;
  return /([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
};

const withoutE = (term: string): string =>
  term.length > SHORTEST_STEM_CHARACTERS + 1 && term.endsWith('e') ? term.slice(0, -1) : term;
