import type { Code } from 'mdast';
import { addressOnPage } from '#scripts/content/addresses/address-on-page.ts';
import type { PageContext } from '#scripts/content/page/page-context.ts';
import { didYouMean } from '#scripts/content/problems/nearest-name.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import { checkSyntax } from './check-syntax.ts';
import type { CodeSample } from './code-sample.ts';
import { highlightedLines } from './highlighted-lines.ts';
import { isLanguageName, LANGUAGE_ALIASES, LANGUAGE_NAMES, type LanguageName } from './languages.ts';
import type { CodeLink } from './links/linked-tokens.ts';
import { PageFiles } from './links/page-files.ts';
import { SampleColors } from './sample-colors.ts';
import { sampleLibrary } from './sample-library.ts';
import { sampleLinks } from './sample-links.ts';

/** What the samples of a page share. */
interface PageSamples {
  /** The links of the code so far, by language. A repeated link is not a tab stop. */
  linked: Set<string>;
  colors: SampleColors;
  files: PageFiles;
}

/**
 * Checks and colors a code block whose fence has been read. Reports code that does not parse. Reports an unknown language and
 * resolves to `undefined`.
 */
export const buildSample = async (
  node: Code,
  page: PageContext,
  report: Report,
  { linked = new Set(), colors = new SampleColors(), files = new PageFiles() }: Partial<PageSamples> = {},
): Promise<CodeSample | undefined> => {
  const language = languageOf(node, report);
  const meta = node.data?.fence;
  if (!language || !meta) return undefined;
  await checkSyntax(node, { language, meta }, report);
  const library = sampleLibrary(language, page);
  const { links, symbols } = await sampleLinks(node, { language, meta, library, files }, page, report);
  const lines = node.value.split('\n');
  const html = await highlightedLines(lines, {
    language,
    meta,
    links: markRepeated(links, language, linked).map((link) => onPage(link, page)),
    colors,
    isMember: node.data?.isMember,
  });
  return {
    ...meta,
    language,
    ...(library ? { library } : {}),
    symbols,
    html,
    lineCount: lines.length,
    hasFocus: meta.focus.size > 0,
  };
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
  report(node, `\`${name}\` is not a language of code blocks.`, languageCure(name));
  return undefined;
};

const languageCure = (name: string): string => {
  if (name === 'diff') return 'Write the language of the code, and mark the lines: `del={1} ins={2}`.';
  const alias = LANGUAGE_ALIASES[name.toLowerCase()];
  return alias ? `Did you mean \`${alias}\`?` : didYouMean(name, LANGUAGE_NAMES);
};
