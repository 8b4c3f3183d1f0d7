import type { Code, Root } from 'mdast';
import { CLOUD_NAMES, CLOUDS } from '#content/clouds.ts';
import { isShell } from '#scripts/content/code/shell-lines.ts';
import { type CodeName, namesIn } from '#scripts/content/names/code-names.ts';
import type { PageName, PagePlace } from '#scripts/content/page/page-facts.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import { type BlockName, commandsIn, keysIn } from './block-names.ts';
import { walk } from './nodes.ts';
import { placeInPage } from './place-in-page.ts';

/** The pages about configuration. There, words joined by hyphens and the names of properties are keys. */
const ABOUT_CONFIGURATION: ReadonlySet<string> = new Set([
  ...CLOUD_NAMES.flatMap((cloud) => {
    const { href } = CLOUDS[cloud];
    return [href, `${href}/configuration`, `/reference/providers/terraform/${cloud}`];
  }),
  '/reference/providers/terraform',
  '/reference/preview-features',
  '/reference/custom-containers',
]);

/** The names that a page writes in code style, each with all its places. */
export const collectNames = (root: Root, path: PagePath): PageName[] => {
  const hasKeys = ABOUT_CONFIGURATION.has(path);
  const names = new Map<string, PageName>();
  const sampleWords = new Set<string>();
  const add = (name: CodeName, place: PagePlace) => {
    const id = [name.kind, name.path ?? name.name, name.file, name.key].join(' ');
    const found = names.get(id) ?? { ...name, places: [] };
    names.set(id, found);
    if (!found.places.some((other) => isSame(other, place))) found.places.push(place);
  };
  for (const node of walk(root)) {
    if (node.type === 'inlineCode') {
      for (const name of inlineNames(node.value, hasKeys)) add(name, placeInPage(node));
    } else if (node.type === 'code') {
      for (const word of wordsIn(node.value)) sampleWords.add(word);
      const start = placeInPage(node);
      for (const { line, column, ...name } of blockNames(node))
        add(name, { ...start, line: start.line + line, column: start.column - 1 + column });
    } else if (hasKeys && node.type === 'component') {
      const option = node.definition.option?.(node);
      if (option !== undefined) add({ kind: 'key', name: option }, placeInPage(node));
    }
  }
  return [...names.values()].map((name) =>
    OF_SAMPLES.has(name.kind) && sampleWords.has(name.name) ? { ...name, inSample: true } : name,
  );
};

/** The kinds of names that a sample may define. */
const OF_SAMPLES: ReadonlySet<CodeName['kind']> = new Set(['flag', 'variable', 'call', 'member', 'word']);

/** The words in code, those with hyphens as a whole and in parts. */
const wordsIn = (code: string): string[] =>
  [...code.matchAll(/[\w$-]+/g)].flatMap(([word]) => [word, ...word.split('-')]);

const isSame = (a: PagePlace, b: PagePlace): boolean =>
  a.line === b.line && a.column === b.column && a.file === b.file;

const inlineNames = (code: string, hasKeys: boolean): CodeName[] =>
  hasKeys && /^[a-z]+(?:-[a-z]+)+$/.test(code) ? [{ kind: 'key', name: code }] : namesIn(code);

/** The names in a block of shell code and in a configuration file. Removed lines are not part of a file. */
const blockNames = ({ value, lang, data }: Code): BlockName[] => {
  const { title = '', del } = data?.fence ?? {};
  const lines = value.split('\n').map((line, index) => (del?.has(index + 1) ? '' : line));
  if (isShell(lang)) return commandsIn(lines);
  return lang === 'yaml' ? keysIn(lines.join('\n'), title) : [];
};
