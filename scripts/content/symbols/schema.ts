import * as v from 'valibot';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '#content/sdks.ts';

/** One line of text. */
const line = v.pipe(
  v.string('must be text: put it in quotes'),
  v.trim(),
  v.nonEmpty('is empty'),
  v.regex(/^[^\n]*$/, 'must be one line'),
);

/** One sentence of Markdown. Periods inside code do not count. */
const sentence = v.pipe(
  line,
  v.check(
    (text) => /^(?:[^.!?]|[.!?](?! ))*[.!?]$/.test(text.replaceAll(/`[^`]*`/g, '`')),
    'must be one sentence with its period; more belongs in `details`',
  ),
);

/** Text of several lines. */
const block = v.pipe(
  v.string('must be text: write `|` and the lines below it'),
  v.trimEnd(),
  v.nonEmpty('is empty'),
);

/** A name in an address, such as `bucket-on`. */
const anchor = v.pipe(
  line,
  v.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens'),
);

/** A language that samples are written in. */
const language = v.picklist(
  Object.keys(SAMPLE_LANGUAGES) as [SampleLanguage, ...SampleLanguage[]], // the keys are typed
);

/** A complete sample in the library's main language, or one for each language. */
const sample = v.union([block, v.record(language, block)], 'must be code, or code by language');

/** A parameter, an option, or a field of an object that a parameter expects. */
const parameter = v.strictObject({
  name: line,
  /** The type as the language writes it. */
  type: line,
  required: v.optional(v.boolean('must be `true` or `false`'), true),
  /** The value that applies if the parameter is left out, as code. */
  default: v.exactOptional(line),
  /** The Markdown says what the parameter means. */
  meaning: line,
  /** The accepted values, each as code, optionally with their meaning. */
  values: v.exactOptional(v.array(v.union([line, v.strictObject({ name: line, meaning: line })]))),
  /** The names of the types that a callback gets, in order, such as `HttpContext`. */
  callback: v.exactOptional(v.array(line)),
});

/** An error that a call raises, or the name of an error group in `library.yaml`. */
const error = v.union(
  [anchor, v.strictObject({ name: line, when: line })],
  'must be a group, or a `name` and a `when`',
);

const replacement = v.strictObject({
  /** The identifier of the symbol in the latest version. It is missing if there is none. */
  id: v.exactOptional(anchor),
  how: v.picklist(
    ['same', 'renamed', 'changed', 'removed'],
    'must be `same`, `renamed`, `changed`, or `removed`',
  ),
  /** One line that says what to write instead. */
  note: v.exactOptional(line),
});

/** A member that shares the entry of another one. */
const sibling = v.strictObject({
  id: anchor,
  name: line,
  summary: v.exactOptional(sentence),
  /** The declaration, if more than the name differs. */
  signature: v.exactOptional(line),
});

const KINDS = [
  'function',
  'constructor',
  'method',
  'property',
  'value',
  'class',
  'interface',
  'enum',
  'type',
  'constant',
] as const;

const symbolEntries = {
  /** The same identifier names the same thing in every library. It is also the symbol's anchor. */
  id: anchor,
  /** The name as the language writes it, without its owner: `on`, `NewBucket`. */
  name: line,
  kind: v.picklist(KINDS),
  /** The declaration as the language writes it, without a body. */
  signature: v.exactOptional(block),
  /** One sentence, as Markdown. */
  summary: sentence,
  /** More paragraphs, as Markdown. */
  details: v.exactOptional(block),
  /** Other members with nearly the same signature and meaning, such as `post` next to `get`. */
  siblings: v.exactOptional(v.array(sibling)),
  parameters: v.exactOptional(v.array(parameter)),
  /**
   * The type of the result. `of` names the type of the library that the result is or contains, by its identifier if several
   * types have the name.
   */
  returns: v.exactOptional(
    v.strictObject({ type: line, meaning: v.exactOptional(line), of: v.exactOptional(line) }),
  ),
  /** The type of a property or constant. */
  type: v.exactOptional(line),
  /** The value of a property or constant that is not set. */
  default: v.exactOptional(line),
  errors: v.exactOptional(v.array(error)),
  /** The permissions that the call needs. */
  permissions: v.exactOptional(v.array(line)),
  /**
   * The first release of the library that has the symbol. It is missing if that is the first release of the version, or the
   * release that the page names for all of its symbols.
   */
  since: v.exactOptional(v.pipe(line, v.regex(/^\d+\.\d+\.\d+$/, 'must be a release such as `1.4.0`'))),
  /** The Markdown says what to use instead. */
  deprecated: v.exactOptional(line),
  /** The successor in the latest version. Symbols of older versions only. */
  replacement: v.exactOptional(replacement),
  /**
   * The module or package that exports it, if it is not the module of its file. A namespace of a module follows `#`:
   * `@nitric/sdk#faas`.
   */
  module: v.exactOptional(line),
  sample: v.exactOptional(sample),
};

const member = v.strictObject(symbolEntries);

const symbolSchema = v.strictObject({
  ...symbolEntries,
  members: v.exactOptional(v.array(member)),
});

export type SymbolKind = (typeof KINDS)[number];
export type SymbolMember = v.InferOutput<typeof member>;
export type SymbolEntry = v.InferOutput<typeof symbolSchema>;
export type SymbolParameter = v.InferOutput<typeof parameter>;
export type SymbolError = v.InferOutput<typeof error>;

/** A thing of another library that this one does not have. */
const absence = v.strictObject({
  /** The identifier of the symbol that other libraries have. */
  id: anchor,
  /** The heading names what the library does not have: `List files`. */
  title: line,
  /** The Markdown says what to use instead. */
  instead: line,
});

/** The file of a page, such as `storage.yaml`. */
export const symbolFileSchema = v.strictObject({
  module: v.exactOptional(line),
  symbols: v.array(symbolSchema),
  absent: v.exactOptional(v.array(absence)),
});

/** The file `library.yaml`. */
export const librarySchema = v.strictObject({
  /** The package that readers install. */
  package: line,
  /** The module or package that exports the symbols, if a file or a symbol names no other. */
  module: line,
  /** Modules of the package that samples may import although the data does not describe their symbols. */
  undescribed: v.optional(v.array(line), []),
  /** The class or object whose members are the top-level functions, such as `Nitric` in `Nitric.bucket(…)`. */
  entry: v.exactOptional(line),
  /** The language of samples that name none. */
  language: language,
  /** The source that the symbols were checked against. */
  source: v.strictObject({ repository: line, tag: line }),
  errors: v.optional(v.record(anchor, v.strictObject({ name: line, when: line })), {}),
  /** The pages that other libraries have and this one does not. */
  absent: v.optional(v.array(absence), []),
});

/** The file `moved.yaml`: anchors of the former single page, each with the page and anchor that it leads to. */
export const movedSchema = v.record(
  // Former anchors came from headings and from names in code.
  v.pipe(line, v.regex(/^[a-z][a-z0-9_-]*$/, 'must be an anchor')),
  v.pipe(line, v.regex(/^[a-z]*(?:#[a-z0-9-]+)?$/, 'must have the form `storage#bucket-on`')),
);

export type SymbolFile = v.InferOutput<typeof symbolFileSchema>;
export type LibraryFile = v.InferOutput<typeof librarySchema>;
