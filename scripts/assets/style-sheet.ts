import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compile } from '@tailwindcss/node';
import type { LazySheet } from '#client/contracts/lazy-assets.ts';
import type { PageStyle } from '#client/contracts/page-styles.ts';
import { gitConflict } from '#scripts/content/problems/git-conflict.ts';
import { SINGLE_RUN } from '#scripts/steps/step.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { sdkRules, tabRules } from './choice-rules.ts';
import { limitVariables } from './limit-variables.ts';
import { optimizeSheet } from './optimize-sheet.ts';

/** The name of a file in client/styles that is built into a file of its own. */
export type Sheet = 'main' | 'media' | LazySheet | PageStyle;

interface StyleOptions {
  projectRoot: string;
  sheet: Sheet;
  /** The hashed name of each file, keyed by the plain name that `url(…)` in the style sheet uses. */
  hashedNames: Readonly<Record<string, string>>;
}

/** Turns `url("./font.woff2")` into `url("font-3f2a….woff2")`: all assets are in one folder. */
const withHashedUrls = (css: string, hashedNames: Readonly<Record<string, string>>): string => {
  return css.replace(/url\((["']?)([^"')]+)\1\)/g, (_, quote: string, url: string) => {
    const hashed = hashedNames[url.slice(url.lastIndexOf('/') + 1)];
    if (hashed === undefined) {
      const known = Object.keys(hashedNames).join(', ');
      throw new Error(
        `client/styles: url(${url}) names a file that is not an asset of the site. Name one of these: ${known}.`,
      );
    }
    return `url(${quote}${hashed}${quote})`;
  });
};

/** Tailwind begins a sheet with a comment about its own rules. Our sheets contain only one of them, `.sr-only`. */
const TAILWIND_COMMENT = /^\/\*! tailwindcss .*\*\/\n/;

/** The rules of a sheet that are made from data. */
const GENERATED: Partial<Record<Sheet, string[]>> = {
  main: [limitVariables(), sdkRules()],
  tabs: [tabRules()],
};

const readSheet = (source: string, sheet: Sheet): Promise<string> =>
  readFile(source, 'utf8').catch((cause) => {
    throw new Error(
      `client/styles/${sheet}.css cannot be read. Write it, or remove its name from client/contracts.`,
      { cause },
    );
  });

/** Throws if git left a conflict in a sheet, because the optimizer only warns of it. */
const checkConflict = (file: string, css: string): void => {
  const conflict = gitConflict(css);
  if (conflict) throw new OperatorError(`${file}:${conflict.line}  ${conflict.message}`, conflict.cure);
};

/** Builds a file of client/styles with what it imports, its utilities, and its generated rules. */
export const buildStyleSheet = async (
  { projectRoot, sheet, hashedNames }: StyleOptions,
  { reads } = SINGLE_RUN,
): Promise<string> => {
  const source = join(projectRoot, `client/styles/${sheet}.css`);
  const use = (path: string, css: string) => {
    const file = relative(projectRoot, path);
    reads([file]);
    checkConflict(file, css);
    return css;
  };
  const compiler = await compile(use(source, await readSheet(source, sheet)), {
    base: join(projectRoot, 'client/styles'),
    from: source,
    shouldRewriteUrls: false,
    onDependency: (path) => use(path, readFileSync(path, 'utf8')),
  });
  const rules = compiler.build([]).replace(TAILWIND_COMMENT, '');
  const css = [rules, ...(GENERATED[sheet] ?? [])].join('\n');
  return optimizeSheet(withHashedUrls(css, hashedNames), sheet);
};
