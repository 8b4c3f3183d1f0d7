import type { Code } from 'mdast';
import type { Node } from 'web-tree-sitter';
import { referenceName } from '#content/references.ts';
import { type SampleLanguage, SDKS } from '#content/sdks.ts';
import type { PageContext } from '#scripts/content/compile/page-facts.ts';
import { type ProblemText, pointAt, type Report } from '#scripts/content/problems/problem.ts';
import type { Library, LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import { REFUSAL } from '#scripts/content/symbols/symbols-of.ts';
import { type FenceMeta, type LinkedSymbol, positionInSample, sampleSides } from './fence.ts';
import type { LanguageName } from './languages.ts';
import { lowerDart } from './links/dart.ts';
import type { Lower, Name } from './links/expression.ts';
import { type FollowedSample, Follower, type UnknownName } from './links/follower.ts';
import { lowerKotlin } from './links/kotlin.ts';
import { lowerCsharp, lowerEcmascript, lowerGo, lowerJava, lowerPython } from './links/languages.ts';
import { LibraryValues } from './links/library-values.ts';
import type { CodeLink } from './sample-html.ts';
import { withTree } from './syntax/tree.ts';

interface SampleLinks {
  links: CodeLink[];
  symbols: LinkedSymbol[];
}

interface SampleFacts {
  language: LanguageName;
  meta: FenceMeta;
  library: Library | undefined;
}

const NONE: SampleLinks = { links: [], symbols: [] };

const LOWER: Readonly<Record<SampleLanguage, Lower>> = {
  typescript: lowerEcmascript,
  javascript: lowerEcmascript,
  python: lowerPython,
  go: lowerGo,
  dart: lowerDart,
  csharp: lowerCsharp,
  java: lowerJava,
  kotlin: lowerKotlin,
};

const isSampleLanguage = (language: string): language is SampleLanguage => Object.hasOwn(LOWER, language);

const valuesOf = new WeakMap<LibrarySymbols, LibraryValues>();

/** The symbols that a sample uses, and the names that it takes from the library although the library has none. */
export const sampleSymbols = (
  root: Node,
  language: SampleLanguage,
  library: LibrarySymbols,
): FollowedSample => {
  const values = valuesOf.get(library) ?? new LibraryValues(library);
  valuesOf.set(library, values);
  const follower = new Follower(values);
  follower.follow(LOWER[language](root));
  return follower.found();
};

/**
 * The links from a sample's names to the entries of their symbols. Reports a name that the sample takes from the library
 * although the library has no such symbol. Deleted lines have no links, because they are the code of another version.
 */
export const sampleLinks = async (
  node: Code,
  { language, meta, library }: SampleFacts,
  { symbols }: PageContext,
  report: Report,
): Promise<SampleLinks> => {
  const known = library && symbols.get(referenceName(library.sdk, library.version));
  if (!known || !isSampleLanguage(language)) return NONE;
  const { after } = sampleSides(node.value, meta);
  const { uses, unknown, unimported, unrequested } = await withTree(`${after}\n`, language, ({ rootNode }) =>
    sampleSymbols(rootNode, language, known),
  );
  const at = ({ start }: Name) => positionInSample(node, pointAt(node.value, start));
  for (const name of unknown) {
    const { message, hint } = unknownProblem(name, known);
    report(at(name), message, hint);
  }
  // A signature stands alone, like other fragments.
  for (const name of meta.fragment ? [] : unimported)
    report(at(name), `The sample calls \`${name.text}\` without an import.`, 'Import it, or declare it.');
  // A sample that handles the refusal shows what happens without the permission.
  const handlesRefusal = uses.some(({ id }) => id === REFUSAL);
  for (const name of handlesRefusal ? [] : unrequested)
    report(
      at(name),
      `\`${name.text}\` needs the permission \`${name.permissions.join('` or `')}\`, which the sample does not request.`,
      `Add it to the arguments of \`${name.grant}\`.`,
    );
  const found = uses.flatMap(({ start, end, id }) => {
    const symbol = known.find(id);
    return symbol ? [{ link: { start, end, href: symbol.href }, symbol: symbol.symbol }] : [];
  });
  return {
    links: found.map(({ link }) => link),
    symbols: found.map(({ link, symbol }) => ({ href: link.href, symbol })),
  };
};

const unknownProblem = (
  { text, owner, nearest, hint }: UnknownName,
  { library }: LibrarySymbols,
): ProblemText => {
  const missing = owner === undefined ? `module \`${text}\`` : `\`${text}\` in \`${owner}\``;
  const found = nearest
    ? `Did you mean \`${nearest}\`?`
    : 'Correct the name, or add the symbol to content/symbols.';
  return {
    message: `The ${SDKS[library.sdk].label} library has no ${missing}.`,
    hint: hint ?? found,
  };
};
