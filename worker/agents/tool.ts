import { SDK_SLUGS } from '#content/sdks.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import type { SitePaths } from '#worker/model/resolve-path.ts';
import type { Site } from '#worker/page/page-view.ts';
import type { FoundPages } from '#worker/search/found-pages.ts';
import type { SearchAnswer, SearchQuery } from '#worker/search/search-engine.ts';
import { textWithin } from './markdown-sections.ts';

/** The schema of one argument, in the part of JSON Schema 2020-12 that the tools use. */
export type ArgumentSchema = { description: string; default?: number } & (
  | { type: 'string'; enum: readonly string[] }
  | { type: 'string'; enum?: never; minLength?: number; maxLength: number }
  | { type: 'integer'; enum?: never; minimum: number; maximum?: number }
);

type Arguments = Readonly<Record<string, ArgumentSchema>>;

/** The value that a schema of an argument accepts. */
type Value<Schema extends ArgumentSchema> = Schema extends { enum: readonly (infer Choice)[] }
  ? Choice
  : { string: string; integer: number }[Schema['type']];

type AllValues<All extends Arguments> = { [Name in keyof All]: Value<All[Name]> };
type Values<All extends Arguments, Required extends keyof All> = Partial<AllValues<All>> &
  Pick<AllValues<All>, Required>;

/** A tool that agents call. The schemas of its arguments guarantee the type of `run`'s values. */
interface ToolOf<All extends Arguments, Required extends keyof All> {
  name: string;
  title: string;
  description: string;
  inputs: All;
  required: readonly Required[];
  /** `true` if a call changes what the site stores. */
  writes?: boolean;
  run: (values: Values<All, Required>, site: AgentSite) => Promise<Answer>;
}

export type Tool = Omit<ToolOf<Arguments, string>, 'run'> & {
  run: (values: never, site: AgentSite) => Promise<Answer>;
};

/** Checks that a tool runs with the values that its arguments accept. */
export const tool = <const All extends Arguments, const Required extends keyof All & string = never>(
  definition: ToolOf<All, Required>,
): Tool => definition;

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

export const citedText = (
  id: string,
  title: string,
  text: string,
  { settings }: Pick<AgentSite, 'settings'>,
): CitedText => ({ id, title, url: settings.siteOrigin + id, text });

export const citedAnswer = (cited: CitedText): Answer => ({ text: cited.text, structured: { ...cited } });

/** An answer for a program that reads JSON from the text. */
export const jsonAnswer = (structured: Record<string, unknown>): Answer => ({
  text: JSON.stringify(structured),
  structured,
});

/** What an agent requested does not exist. The message names what exists instead, in Markdown. */
export class NothingFound extends Error {
  override name = 'NothingFound';
}

/** The limits of an answer's size. */
export const CHARACTERS = { least: 500, usual: 20_000, most: 100_000 } as const;

/** The arguments that several tools share. */
export const SHARED = {
  sdk: { type: 'string', enum: SDK_SLUGS, description: 'The library.' },
  version: {
    type: 'string',
    maxLength: 20,
    description: 'The version, such as v1 or v0. The newest version is the default.',
  },
} as const satisfies Arguments;

/** The arguments of a tool that can cut its answer. */
export const EXTENT = {
  start: {
    type: 'integer',
    minimum: 0,
    default: 0,
    description: 'The character to begin at: the number that a cut answer names at its end.',
  },
  max_characters: {
    type: 'integer',
    minimum: CHARACTERS.least,
    maximum: CHARACTERS.most,
    default: CHARACTERS.usual,
    description: 'The largest number of characters in the answer.',
  },
} as const satisfies Arguments;

export type Extent = { [Name in keyof typeof EXTENT]?: number };

/** Room for the note at the end of a cut answer. */
const NOTE_CHARACTERS = 120;

/** Cuts an answer to the size that the caller set, between two blocks, with a note on how to continue. */
export const withinExtent = (
  text: string,
  { start = 0, max_characters = CHARACTERS.usual }: Extent,
): string => {
  if (start === 0 && text.length <= max_characters) return text;
  if (start >= text.length) throw new NothingFound(`The answer has only ${text.length} characters.`);
  const part = textWithin(text, start, max_characters - NOTE_CHARACTERS);
  if (part.next === undefined) return part.text;
  const note = `[Cut at character ${part.next} of ${text.length}. To go on, call again with start: ${part.next}.]`;
  return `${part.text.trimEnd()}\n\n${note}`;
};

/** What the tools read, and the one thing that they write. */
export interface AgentSite extends Site {
  release: Site['release'] & SitePaths & { id: string };
  /** The store of the pages' Markdown. */
  store: KVNamespace;
  /** The pages that a missing address probably meant, as the 404 lists them. */
  nearPages: (path: PagePath | undefined) => readonly FoundPages[];
  /** The text of the page about news. */
  news: () => string;
  /** The Markdown of all pages at a folder and below it, or `undefined` if no page is below it. */
  allText: (folder: PagePath) => Promise<string | undefined>;
  search: (query: SearchQuery) => Promise<SearchAnswer>;
  /** Stores what is wrong with a page beside the feedback of readers. */
  report: (page: PagePath, comment: string) => Promise<void>;
}
