import * as v from 'valibot';
import { HIERARCHY_LEVELS, HIT_KINDS } from '#client/contracts/search.ts';

const text = v.nullish(v.string());
const marked = v.nullish(v.object({ value: v.string() }));
const levels = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.partial(v.object(v.entriesFromList(HIERARCHY_LEVELS, entry)));
const markedFields = v.optional(v.object({ hierarchy: v.optional(levels(marked)), content: marked }), {});

const hit = v.object({
  objectID: v.string(),
  url: v.string(),
  type: v.string(),
  hierarchy: levels(text),
  content: text,
  // An index that somebody else filled may lack the fields of this site.
  kind: v.fallback(v.picklist(HIT_KINDS), 'section'),
  version: v.optional(v.string()),
  symbol: v.optional(v.object({ signature: v.string(), sample: v.optional(v.string()) })),
  _highlightResult: markedFields,
  _snippetResult: markedFields,
});
export type ResponseHit = v.InferOutput<typeof hit>;

const result = v.object({
  hits: v.array(hit),
  nbHits: v.number(),
  queryID: v.optional(v.string()),
  facets: v.optional(v.record(v.string(), v.record(v.string(), v.number())), {}),
  userData: v.optional(v.array(v.object({ suggestions: v.optional(v.array(v.string()), []) })), []),
});
export type SearchResult = v.InferOutput<typeof result>;

/** The fields of the provider's answer that the dialog reads. */
export const searchResponse = v.object({ results: v.tuple([result]) });
