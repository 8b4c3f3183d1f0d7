import type { Code } from 'mdast';
import { MARKUP } from '#client/contracts/markup.ts';
import type { PageContext } from '#scripts/content/page/page-context.ts';
import { didYouMean } from '#scripts/content/problems/nearest-name.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import { checkSyntax } from './check-syntax.ts';
import type { CodeSample, FenceMeta } from './code-sample.ts';
import { isLanguageName, LANGUAGE_ALIASES, LANGUAGE_NAMES, type LanguageName } from './languages.ts';
import { type CodeLink, type LinkedToken, linkedTokens } from './links/linked-tokens.ts';
import { SampleColors } from './sample-colors.ts';
import { sampleLibrary } from './sample-library.ts';
import { sampleLinks } from './sample-links.ts';
import { readShellLines } from './shell-lines.ts';

/**
 * Checks and colors a code block whose fence has been read. Reports code that does not parse. Reports an unknown language and
 * resolves to `undefined`. `linked` collects the links of the page's code by language: a repeated link is not a tab stop.
 * `colors` are those of the page.
 */
export const buildSample = async (
  node: Code,
  page: PageContext,
  report: Report,
  { linked = new Set(), colors = new SampleColors() }: { linked?: Set<string>; colors?: SampleColors } = {},
): Promise<CodeSample | undefined> => {
  const language = languageOf(node, report);
  const meta = node.data?.fence;
  if (!language || !meta) return undefined;
  await checkSyntax(node, { language, meta }, report);
  const library = sampleLibrary(language, page);
  const { links, symbols } = await sampleLinks(node, { language, meta, library }, page, report);
  const marked = links.map((link) => ({ ...link, repeated: !isFirst(linked, `${language} ${link.href}`) }));
  const lines = node.value.split('\n');
  const html = await highlightedLines(lines, {
    language,
    meta,
    links: marked,
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

/** `true` for the first call with a name. */
const isFirst = (seen: Set<string>, name: string): boolean => !seen.has(name) && Boolean(seen.add(name));

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
  const alias = LANGUAGE_ALIASES[name.toLowerCase()];
  report(
    node,
    `\`${name}\` is not a language of code blocks.`,
    alias ? `Did you mean \`${alias}\`?` : didYouMean(name, LANGUAGE_NAMES),
  );
  return undefined;
};

const SHELLS: ReadonlySet<string> = new Set<LanguageName>(['bash', 'powershell']);

interface HighlightOptions {
  language: LanguageName;
  meta: FenceMeta;
  links: readonly CodeLink[];
  colors: SampleColors;
  isMember: boolean | undefined;
}

const highlightedLines = async (
  lines: readonly string[],
  { language, meta, links, colors, isMember }: HighlightOptions,
): Promise<string> => {
  const shell = SHELLS.has(language) ? readShellLines(lines) : undefined;
  const plain = await colors.tokenLines((shell?.code ?? lines).join('\n'), language, isMember);
  const tokens = linkedTokens(plain, links);
  const drawn = lines.map((line, index) => {
    const kind = shell?.kinds[index] ?? 'code';
    const content = kind === 'output' ? escapeHtml(line) : (tokens[index] ?? []).map(tokenHtml).join('');
    const prompt = kind === 'prompt' ? `<span class="${MARKUP.prompt}">$ </span>` : '';
    return { classes: lineClasses(index + 1, kind === 'output', meta), html: prompt + content, kind };
  });
  // Lines need no elements if all of them look the same and are copied as they are.
  if (drawn.every(({ classes, kind }) => classes === MARKUP.line && kind === 'code'))
    return drawn.map(({ html }) => html).join('\n');
  return drawn.map(({ classes, html }) => `<span class="${classes}">${html}</span>`).join('\n');
};

const lineClasses = (line: number, isOutput: boolean, { highlight, ins, del, focus }: FenceMeta): string =>
  [
    MARKUP.line,
    highlight.has(line) && 'hl',
    ins.has(line) && 'ins',
    del.has(line) && MARKUP.deleted,
    focus.size > 0 && !focus.has(line) && 'dim',
    isOutput && MARKUP.output,
  ]
    .filter(Boolean)
    .join(' ');

const tokenHtml = ({ text, kind, href, repeated }: LinkedToken): string => {
  const html = escapeHtml(text);
  // The attributes that links share come first, so that they compress well.
  const stop = repeated ? ' tabindex="-1"' : '';
  const linked = href ? `<a class="${MARKUP.symbolLink}"${stop} href="${href}">${html}</a>` : html;
  return kind ? `<span class="${kind}">${linked}</span>` : linked;
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
