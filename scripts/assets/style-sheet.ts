import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { compile, optimize } from '@tailwindcss/node';
import type { InlineSheet, LazySheet } from '#client/contracts/styles.ts';
import { assetHref } from '#content/site.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { choiceRules, limitVariables, sdkRules, tabRules } from './generated-rules.ts';

/** The name of a file in client/styles that is a sheet with what it imports. */
export type Sheet = 'media' | LazySheet | InlineSheet;

interface StyleOptions {
  projectRoot: string;
  sheet: Sheet;
  /** The hashed name of each file, keyed by the plain name that `url(…)` in the style sheet uses. */
  hashedNames: Readonly<Record<string, string>>;
}

/** Turns `url("./font.woff2")` into `url("/docs/assets/font-3f2a….woff2")`: a sheet inside a document has no folder. */
const withHashedUrls = (css: string, hashedNames: Readonly<Record<string, string>>): string => {
  return css.replace(/url\((["']?)([^"')]+)\1\)/g, (_, quote: string, url: string) => {
    const hashed = hashedNames[url.slice(url.lastIndexOf('/') + 1)];
    if (hashed === undefined) {
      const known = Object.keys(hashedNames).join(', ');
      throw new OperatorError(
        `client/styles: url(${url}) names a file that is not an asset of the site.`,
        `Name one of these: ${known}.`,
      );
    }
    return `url(${quote}${assetHref(hashed)}${quote})`;
  });
};

/** Tailwind begins a sheet with a comment about its rules. Our sheets contain only one of them, `.sr-only`. */
const TAILWIND_COMMENT = /^\/\*! tailwindcss .*\*\/\n/;

/** The rules of a sheet that are generated from data. */
const GENERATED: Partial<Record<Sheet, string[]>> = {
  main: [limitVariables(), sdkRules()],
  tabs: [tabRules(), choiceRules('language', 'cloud')],
  'install-tabs': [choiceRules('os', 'package-manager')],
};

/** Builds a file of client/styles with what it imports, its utilities, and its generated rules. */
export const buildStyleSheet = async ({ projectRoot, sheet, hashedNames }: StyleOptions): Promise<string> => {
  const source = join(projectRoot, `client/styles/${sheet}.css`);
  const compiler = await compile(await readFile(source, 'utf8'), {
    base: join(projectRoot, 'client/styles'),
    from: source,
    shouldRewriteUrls: false,
    onDependency: () => {},
    polyfills: 0, // Every browser that knows `light-dark()` has what Tailwind would replace.
  });
  const rules = compiler.build([]).replace(TAILWIND_COMMENT, '');
  const css = [rules, ...(GENERATED[sheet] ?? [])].join('\n');
  return inAscii(withSeparateNames(optimizeSheet(withHashedUrls(css, hashedNames), sheet)));
};

/** A script sets it by this name. */
const SCRIPTED_PROPERTY = '--scrolled';

/** Renames the custom properties of all sheets, because a page contains its sheets: the most frequent ones are `--0`, `--1`, `--2`. */
export const withShortProperties = <Name extends string>(
  sheets: ReadonlyMap<Name, string>,
): Map<Name, string> => {
  const counts = new Map<string, number>();
  const rename = (css: string, to: (name: string) => string) => css.replace(/(?<![\w-])--[a-z][\w-]*/g, to);
  for (const css of sheets.values())
    rename(css, (name) => {
      counts.set(name, (counts.get(name) ?? 0) + 1);
      return name;
    });
  counts.delete(SCRIPTED_PROPERTY);
  const names = [...counts].sort(([a, first], [b, second]) => second - first || (a < b ? -1 : 1));
  const short = new Map(names.map(([name], index) => [name, `--${index.toString(36)}`]));
  return new Map([...sheets].map(([name, css]) => [name, rename(css, (long) => short.get(long) ?? long)]));
};

/** Matches a selector whose last part begins with classes in `:is()`, or is elements in it. */
const NAMES_AT_END =
  /(?<=^|[{},])((?:[^{},()]|\([^(){}]*\))*?)(?::is\((?=\.)|(?<=[ >+~{},]):is\((?=[a-z]))(\.[\w-]+(?:,\.[\w-]+)*|\w+(?:,\w+)*)\)([^ >+~,{}()]*)(?=[,{])/g;

/**
 * Writes `.a :is(.b,.c):hover`, which nesting leaves behind, as `.a .b:hover,.a .c:hover`. A browser finds rules by the name at
 * the end of a selector, but tries those with `:is()` there on every element. The names are of one kind, so each selector
 * keeps its specificity.
 */
const withSeparateNames = (css: string): string =>
  css.replace(NAMES_AT_END, (_, start: string, names: string, end: string) =>
    names
      .split(',')
      .map((name) => start + name + end)
      .join(','),
  );

/** Escapes what isn't ASCII, because pages are sent in ASCII and a sheet can stand in one. */
const inAscii = (css: string): string =>
  css.replace(/[^\0-\x7f]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `);

/** The characters that are shown on each side of a problem: a generated rule is one long line. */
const SHOWN = 40;

/** Minifies a sheet. Throws for CSS that no browser would understand, because the optimizer drops the rule and only warns. */
const optimizeSheet = (css: string, sheet: string): string => {
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => warnings.push(text);
  try {
    const { code } = optimize(css, { minify: true });
    const [problem] = warnings.flatMap(problemsIn);
    if (problem === undefined) return code;
    throw new OperatorError(
      `client/styles/${sheet}.css: a rule would be left out. ${problem}`,
      'Correct the rule, or the data that it is made from: values of content/choices.ts begin with a letter.',
    );
  } finally {
    console.warn = warn;
  }
};

/** The problems in a warning, which has the line of each above an arrow to its position. */
const problemsIn = (warning: string): string[] => {
  const lines = stripVTControlCharacters(warning).split('\n');
  return lines.flatMap((line, index) => {
    const [, before = '', message] = /^(.*)\^--\s+(.*)$/.exec(line) ?? [];
    if (message === undefined) return [];
    const start = Math.max(before.length - SHOWN, 0);
    return [`${message}: …${(lines[index - 1] ?? '').slice(start, before.length + SHOWN)}…`];
  });
};
