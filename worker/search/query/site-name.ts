import type { Vocabulary } from '#worker/search/index/vocabulary.ts';
import { STOP_WORDS } from '#worker/search/terms/stop-words.ts';
import type { Word } from '#worker/search/terms/words.ts';
import { siteWordsOf } from './phrases.ts';

const SITE_NAME = 'nitric';
/** `nitric how to deploy` */
const ASKING = new Set(['how', 'what', 'when', 'where', 'which', 'why']);

/**
 * The words of a query without the name of the site at its start: `nitric buckets` asks for buckets. The name stays before a
 * word that follows it in a heading (`nitric up`), in a phrase of readers, and where a sentence needs it (`nitric or pulumi`).
 */
export const withoutSiteName = (
  words: readonly Word[],
  { followsSiteName }: Pick<Vocabulary, 'followsSiteName'>,
): readonly Word[] => {
  const [first, second] = words.map(({ whole }) => whole);
  if (first !== SITE_NAME || second === undefined) return words;
  const isPhrase = siteWordsOf(words.slice(0, 2)).length > 0;
  const isInSentence = STOP_WORDS.has(second) && !ASKING.has(second);
  return isInSentence || followsSiteName(second) || isPhrase ? words : words.slice(1);
};
