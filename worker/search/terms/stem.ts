const VOWEL = /[aeiouy]/;
const SHORTEST_STEM_CHARACTERS = 3;
const UNCHANGED = new Set([
  'alias',
  'always',
  'aws',
  'during',
  'embed',
  'exceed',
  'https',
  'kubernetes',
  'nothing',
  'setting',
]);

/**
 * The common part of the forms of an English word: plural and singular, `deploy`, `deployed` and `deploying`. It is a key for
 * comparison and not always a word.
 */
export const stemOf = (term: string): string => {
  if (term.length <= SHORTEST_STEM_CHARACTERS || UNCHANGED.has(term)) return term;
  const one = singular(term);
  if (UNCHANGED.has(one)) return one;
  return withoutE(withoutEnding(american(one)));
};

const BRITISH = /(?:is(?:e[drs]?|ing|ation)|our(?:ed|ing|ite|al)?|ll(?:ed|ing)|^catalogue|^centre|^licence)$/;
/** A double letter that is one in the verb: `cancelled`, but not `installed` or `called`. */
const DOUBLE_L = /(?<=[aeiouy][^aeiouy]+[aeo])(?<!sta)ll(?=(?:ed|ing)$)/;

const american = (term: string): string =>
  BRITISH.test(term)
    ? term
        .replace(/is(?=(?:e[drs]?|ing|ation)$)/, 'iz')
        .replace(/our(?=(?:ed|ing|ite|al)?$)/, 'or')
        .replace(DOUBLE_L, 'l')
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

/** `move` for `moving`, whose `e` is lost: other verbs as short double their last letter (`running`). */
const SHORT_WITHOUT_E = /^[^aeiou][aeiouy][^aeiouwxy]$/;

const withoutEnding = (term: string): string => {
  if (/..[^aeiou]ied$|^[^aeiou]{2}ied$/.test(term)) return `${term.slice(0, -3)}y`;
  const ending = ['ing', 'ed'].find((end) => term.endsWith(end));
  if (!ending) return term;
  const stem = term.slice(0, -ending.length);
  if (stem.length < SHORTEST_STEM_CHARACTERS || !VOWEL.test(stem)) return term;
  if (SHORT_WITHOUT_E.test(stem)) return `${stem}e`;
  return stem.length > SHORTEST_STEM_CHARACTERS && /([bdfgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
};

const withoutE = (term: string): string =>
  term.length > SHORTEST_STEM_CHARACTERS + 1 && term.endsWith('e') ? term.slice(0, -1) : term;
