import { SDK_SLUGS } from '#content/sdks.ts';
import type { AgentSite } from '#worker/agents/agent-site.ts';
import { textWithin } from '#worker/agents/text-within.ts';

/** The part of JSON Schema 2020-12 that the tools use. */
interface ArgumentsSchema {
  [key: string]: unknown;
  type: 'object';
  properties: Record<string, object>;
  required?: string[];
  additionalProperties: false;
}

/** A tool that agents call. `inputSchema` guarantees the type of `run`'s arguments. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: ArgumentsSchema;
  run: (values: never, site: AgentSite) => Promise<string>;
}

/** The thing that an agent asked for does not exist. The message says what exists instead, in Markdown. */
export class NothingFound extends Error {
  override name = 'NothingFound';
}

const CHARACTERS = { least: 500, usual: 20_000, most: 100_000 } as const;

/** The properties of the schemas that several tools share. */
export const SHARED = {
  sdk: { type: 'string', enum: [...SDK_SLUGS], description: 'The library.' },
  max_characters: {
    type: 'integer',
    minimum: CHARACTERS.least,
    maximum: CHARACTERS.most,
    default: CHARACTERS.usual,
    description: 'The largest number of characters in the answer.',
  },
  start: {
    type: 'integer',
    minimum: 0,
    default: 0,
    description: 'The character to begin at: the number that a cut answer names at its end.',
  },
} as const;

export interface Extent {
  max_characters?: number;
  start?: number;
}

/** Room for the note at the end of a cut answer. */
const NOTE_CHARACTERS = 120;

/** Cuts an answer to the size that the caller set, between two blocks, with a note on how to continue. */
export const withinExtent = (text: string, { max_characters, start = 0 }: Extent): string => {
  const limit = max_characters ?? CHARACTERS.usual;
  if (start === 0 && text.length <= limit) return text;
  if (start >= text.length) throw new NothingFound(`The answer has only ${text.length} characters.`);
  const part = textWithin(text, start, limit - NOTE_CHARACTERS);
  if (part.next === undefined) return part.text;
  const note = `[Cut at character ${part.next} of ${text.length}. To go on, call again with start: ${part.next}.]`;
  return `${part.text.trimEnd()}\n\n${note}`;
};
