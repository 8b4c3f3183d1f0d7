import type { PageFacts, SourcePage } from '#scripts/content/types.ts';

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
  files: [],
  samples: { count: 0, fragments: [] },
  records: [],
  symbols: {},
  components: [],
});
