import { sha256 } from '#scripts/content/files/sha256.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { PageTexts } from '#scripts/content/page/page-texts.ts';
import type { PageMeta } from '#worker/page/front-matter.ts';
import { markdownText } from '#worker/page/markdown-text.ts';
import type { StoredMarkdown } from '#worker/page/stored-markdown.ts';
import type { CachedPage } from './page-cache.ts';
import { withDate } from './stored-texts.ts';

interface EntryParts {
  key: string;
  facts: PageFacts;
  meta: PageMeta;
  texts: PageTexts;
  /** The ISO date of the page's last commit. */
  lastChanged: string | undefined;
}

/** The cache's entry of a page that was compiled to `texts`. */
export const entryOf = ({ key, facts, meta, texts, lastChanged }: EntryParts): CachedPage => ({
  key,
  facts,
  meta,
  hash: sha256(withDate(texts.page, lastChanged)),
  markdown: sha256(texts.markdown),
  // The same build serialized it.
  markdownBytes: Buffer.byteLength(markdownText(JSON.parse(texts.markdown) as StoredMarkdown, undefined)),
  ...(lastChanged ? { lastChanged } : {}),
  search: sha256(texts.search),
  ...(texts.cards ? { cards: texts.cards.asset } : {}),
});
