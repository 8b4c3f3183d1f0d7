import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';

/** The facts about a page that could not be read. */
export const unreadFacts = ({ path, sourceFile }: SourcePage): PageFacts => ({
  path,
  sourceFile,
  meta: {},
  anchors: undefined,
  sections: [],
  links: [],
  names: [],
  images: [],
  samples: { count: 0, fragments: [] },
  records: [],
  symbols: {},
  components: [],
});
