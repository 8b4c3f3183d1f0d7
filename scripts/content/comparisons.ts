import * as v from 'valibot';
import { COMPARED_BY, COMPARED_TOOLS, type ComparedBy, type ComparedTool } from '#content/comparisons.ts';
import { readYaml } from './read-yaml.ts';

export const COMPARISONS_FILE = 'content/comparisons.yaml';

/** Plain text, by what it answers. What the sources do not say is left out. */
const answers = v.strictObject(
  v.entriesFromList(Object.keys(COMPARED_BY) as ComparedBy[], v.optional(v.string())), // the keys are typed
);
export type Answers = v.InferOutput<typeof answers>;

/** The sources are pages with their addresses, and in parentheses the version, the day, or the month of reading, as Markdown. */
const tool = v.strictObject({ answers, sources: v.array(v.string()) });

export const COMPARISONS = readYaml(
  COMPARISONS_FILE,
  v.strictObject({
    nitric: answers,
    tools: v.strictObject(v.entriesFromList(Object.keys(COMPARED_TOOLS) as ComparedTool[], tool)), // the keys are typed
  }),
);
