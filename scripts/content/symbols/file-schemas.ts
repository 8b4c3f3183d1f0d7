import * as v from 'valibot';
import { symbolSchema } from './symbol-schema.ts';
import { anchor, language, line } from './text-schema.ts';

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
