import type { Code } from 'mdast';
import { latestVersion } from '#content/references.ts';
import { sdkOfLanguage } from '#content/sdks.ts';
import { addressOnPage } from '#scripts/content/addresses.ts';
import type { PageContext } from '#scripts/content/compile/page-facts.ts';
import { didYouMean, type Report } from '#scripts/content/problems/problem.ts';
import type { Library } from '#scripts/content/symbols/site-symbols.ts';
import { type CodeSample, type FenceMeta, positionInSample, sampleSides } from './fence.ts';
import { isLanguageName, LANGUAGE_NAMES, type LanguageName, languageNamed } from './languages.ts';
import { type CodeLink, foldedImports, highlightedLines } from './sample-html.ts';
import { sampleLinks } from './sample-links.ts';
import { isShell, readShellLines } from './shell-lines.ts';
import { sampleProblem } from './syntax/sample-problem.ts';
import { unsafeCode } from './unsafe-code.ts';

/** Nobody reads a longer block, and for the worst ones the time of some grammars grows with the square of the length. */
const MOST_CHARACTERS = 8_000;

/**
 * Checks and colors a code block whose fence has been read. Reports code that does not parse. Reports an unknown language and
 * resolves to `undefined`. `linked` are the links of the page's code so far, by language. A repeated link is not a tab stop.
 */
export const buildSample = async (
  node: Code,
  page: PageContext,
  report: Report,
  linked = new Set<string>(),
): Promise<CodeSample | undefined> => {
  const language = languageOf(node, report);
  const meta = node.data?.fence;
  if (!language || !meta) return undefined;
  if (node.value.length > MOST_CHARACTERS) {
    report(
      node,
      `The code block has ${node.value.length.toLocaleString('en-US')} characters. The limit is ${MOST_CHARACTERS.toLocaleString('en-US')}.`,
      'Show the part that matters, and link to the whole file.',
    );
    return undefined;
  }
  await checkSyntax(node, { language, meta }, report);
  const library = sampleLibrary(language, page);
  if (library && !node.data?.derivedFrom) checkSafety(node, library, report);
  const { links, symbols } = await sampleLinks(node, { language, meta, library }, page, report);
  const lines = node.value.split('\n');
  const shell = isShell(language) ? await readShellLines(lines, language) : undefined;
  if (shell) node.data = { ...node.data, shell };
  const html = await highlightedLines(lines, {
    language,
    meta,
    links: markRepeated(links, language, linked).map((link) => onPage(link, page)),
    isMember: node.data?.isMember,
    shell,
  });
  // The samples of symbols come from data files. Pages of old versions have no room for more markup.
  const isLatest = library !== undefined && library.version === latestVersion(library.sdk);
  const isFolded = meta.fold || (node.data?.origin && isLatest && !meta.fragment);
  const folded = isFolded ? importLines(lines) : 0;
  return {
    ...meta,
    language,
    ...(library ? { library } : {}),
    symbols,
    html: folded > 0 ? foldedImports(html, folded) : html,
    lineCount: lines.length,
    folded,
    hasFocus: meta.focus.size > 0,
  };
};

/** Fewer imports are not worth a line that stands for them. */
const FEWEST_FOLDED_LINES = 3;

const IMPORT = /^(?:package|import|from|using)\b/;

/** The number of lines after the first that belong to the imports with which the code begins, with the blank lines below them. */
const importLines = (lines: readonly string[]): number => {
  let end = 0;
  for (const [index, line] of lines.entries()) {
    // An import of several lines goes on in indented lines and ends with a bracket.
    if (line !== '' && !IMPORT.test(line) && !(index > 0 && /^(?:[ \t]|[)}])/.test(line))) break;
    end = index + 1;
  }
  return end > FEWEST_FOLDED_LINES && end < lines.length ? end - 1 : 0;
};

/** Marks the links that earlier code of the page has in the same language. */
const markRepeated = (links: readonly CodeLink[], language: LanguageName, linked: Set<string>): CodeLink[] =>
  links.map((link) => {
    const name = `${language} ${link.href}`;
    const repeated = linked.has(name);
    linked.add(name);
    return { ...link, repeated };
  });

const onPage = (link: CodeLink, { path }: PageContext): CodeLink => ({
  ...link,
  href: addressOnPage(link.href, path),
});

const languageOf = (node: Code, report: Report): LanguageName | undefined => {
  const name = node.lang ?? '';
  if (isLanguageName(name)) return name;
  if (!name) {
    report(
      node,
      'The code block names no language.',
      'Write it after the backticks: ```typescript, or ```text for anything else.',
    );
    return undefined;
  }
  report(node, `\`${name}\` is not a language of code blocks.`, languageHint(name));
  return undefined;
};

const languageHint = (name: string): string => {
  if (name === 'diff') return 'Write the language of the code, and mark the lines: `del={1} ins={2}`.';
  const alias = languageNamed(name);
  return alias ? `Did you mean \`${alias}\`?` : didYouMean(name, LANGUAGE_NAMES);
};

/**
 * The library that a sample uses: the one for its language, in the version of a reference page about it, or else in the latest
 * version. `undefined` for languages without a library.
 */
const sampleLibrary = (language: LanguageName, page: PageContext): Library | undefined => {
  const sdk = sdkOfLanguage(language);
  if (!sdk) return undefined;
  return page.library?.sdk === sdk ? page.library : { sdk, version: latestVersion(sdk) };
};

/** Reports a block that does not parse, and a fragment that does. Blocks without an end and signatures are not checked. */
const checkSyntax = async (
  node: Code,
  { language, meta }: { language: LanguageName; meta: FenceMeta },
  report: Report,
): Promise<void> => {
  if (node.data?.isOpen || (meta.fragment && node.data?.origin)) return;
  const { after, before } = sampleSides(node.value, meta);
  const inAfter = await sampleProblem(after, language, meta.title);
  const inBefore = before === undefined ? undefined : await sampleProblem(before, language, meta.title);
  const problem =
    inAfter ??
    (inBefore && {
      ...inBefore,
      hint: 'Correct the code before the change, which has the lines of `del` and not those of `ins`.',
    });
  if (meta.fragment && !problem)
    report(
      node,
      'The block is marked as a fragment, but it parses.',
      'Remove `fragment` after its language.',
    );
  if (problem && !meta.fragment) report(positionInSample(node, problem), problem.message, problem.hint);
};

/** Reports what readers should not paste. The sample of a symbol may do nothing but show it. */
const checkSafety = (node: Code, { version }: Library, report: Report): void => {
  for (const { message, hint, ...position } of unsafeCode(node.value, {
    version,
    isFile: !node.data?.origin,
  }))
    report(positionInSample(node, position), message, hint);
};
