import { SDK_SLUGS } from '#content/sdks.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import type { SitePaths } from '#worker/model/resolve-path.ts';
import type { Site } from '#worker/page/page-view.ts';
import type { FoundPages } from '#worker/search/found-pages.ts';
import type { SearchAnswer, SearchQuery } from '#worker/search/search-engine.ts';
import { textWithin } from './markdown-sections.ts';

/** The schema of one argument. */
export interface ArgumentSchema {
  [key: string]: unknown;
  type?: 'string' | 'integer';
  enum?: readonly string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

/** The part of JSON Schema 2020-12 that the tools use. */
interface ArgumentsSchema {
  [key: string]: unknown;
  type: 'object';
  properties: Record<string, ArgumentSchema>;
  required?: string[];
  additionalProperties: false;
}

/** A tool that agents call. `inputSchema` guarantees the type of `run`'s arguments. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  inputSchema: ArgumentsSchema;
  run: (values: never, site: AgentSite) => Promise<Answer>;
}

/** The answer of a tool: its text, and the same as data for programs. */
export interface Answer {
  text: string;
  structured?: Record<string, unknown>;
}

/** A page, a section, or a symbol in the form that assistants cite. The id is its address on this host. */
export interface CitedText {
  id: string;
  title: string;
  url: string;
  text: string;
}

export const citedAnswer = (cited: CitedText): Answer => ({ text: cited.text, structured: { ...cited } });

/** What an agent requested does not exist. The message names what exists instead, in Markdown. */
export class NothingFound extends Error {
  override name = 'NothingFound';
}

export const CHARACTERS = { least: 500, usual: 20_000, most: 100_000 } as const;

/** The properties of the schemas that several tools share. */
export const SHARED = {
  sdk: { type: 'string', enum: [...SDK_SLUGS], description: 'The library.' },
  version: {
    type: 'string',
    maxLength: 20,
    description: 'The version, such as v1 or v0. The newest version is the default.',
  },
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

/** The largest number of characters in an answer. */
export const limitOf = ({ max_characters = CHARACTERS.usual }: Extent): number => max_characters;

/** Room for the note at the end of a cut answer. */
const NOTE_CHARACTERS = 120;

/** Cuts an answer to the size that the caller set, between two blocks, with a note on how to continue. */
export const withinExtent = (text: string, extent: Extent): string => {
  const { start = 0 } = extent;
  const limit = limitOf(extent);
  if (start === 0 && text.length <= limit) return text;
  if (start >= text.length) throw new NothingFound(`The answer has only ${text.length} characters.`);
  const part = textWithin(text, start, limit - NOTE_CHARACTERS);
  if (part.next === undefined) return part.text;
  const note = `[Cut at character ${part.next} of ${text.length}. To go on, call again with start: ${part.next}.]`;
  return `${part.text.trimEnd()}\n\n${note}`;
};

/** The data that the tools read. They write nothing. */
export interface AgentSite extends Site {
  release: Site['release'] & SitePaths;
  /** The store of the pages' Markdown. */
  store: KVNamespace;
  /** The pages that a missing address probably meant, as the 404 lists them. */
  nearPages: (path: PagePath | undefined) => readonly FoundPages[];
  /** The text of the page about news. */
  news: () => string;
  search: (query: SearchQuery) => Promise<SearchAnswer>;
}
