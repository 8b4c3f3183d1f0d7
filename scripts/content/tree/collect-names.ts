import type { Code } from 'mdast';
import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import { CLOUD_NAMES, CLOUDS } from '#content/clouds.ts';
import { type ConfigurationFile, PROVIDERS } from '#content/configuration.ts';
import { type CodeName, namesIn } from '#scripts/content/checks/code-names.ts';
import { isShell, PROMPT, type ShellLines } from '#scripts/content/code/shell-lines.ts';
import { parseYamlSample } from '#scripts/content/code/syntax/format-parsers.ts';
import type { PageLocation, PageName } from '#scripts/content/compile/page-facts.ts';
import { keysOfFile } from '#scripts/content/configuration.ts';
import { locationOf, type PageVisitor } from './nodes.ts';

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

/** The names that a page writes in code style, each with all its locations. */
export const names: PageVisitor = ({ facts }) => {
  const hasKeys = ABOUT_CONFIGURATION.has(facts.path);
  const found = new Map<string, PageName>();
  const sampleWords = new Set<string>();
  const add = (name: CodeName, location: PageLocation) => {
    const id = [name.kind, name.path ?? name.name, name.file, name.key].join(' ');
    const known = found.get(id) ?? { ...name, locations: [] };
    found.set(id, known);
    if (!known.locations.some((other) => isSame(other, location))) known.locations.push(location);
  };
  return {
    node: (node) => {
      if (node.type === 'inlineCode') {
        for (const name of inlineNames(node.value, hasKeys)) add(name, locationOf(node));
      } else if (node.type === 'code') {
        for (const word of wordsIn(node.value)) sampleWords.add(word);
        const start = locationOf(node);
        for (const { line, column, ...name } of blockNames(node))
          add(name, { ...start, line: start.line + line, column: start.column - 1 + column });
      } else if (hasKeys && node.type === 'component') {
        const option = node.definition.option?.(node.props);
        if (option !== undefined) add({ kind: 'key', name: option }, locationOf(node));
      }
    },
    end: () => {
      facts.names = [...found.values()].map((name) =>
        OF_SAMPLES.has(name.kind) && sampleWords.has(name.name) ? { ...name, inSample: true } : name,
      );
    },
  };
};

/** The kinds of names that a sample may define. */
const OF_SAMPLES: ReadonlySet<CodeName['kind']> = new Set(['flag', 'variable', 'call', 'member', 'word']);

/** The words in code, those with hyphens as a whole and in parts. */
const wordsIn = (code: string): string[] =>
  [...code.matchAll(/[\w$-]+/g)].flatMap(([word]) => [word, ...word.split('-')]);

const isSame = (a: PageLocation, b: PageLocation): boolean =>
  a.line === b.line && a.column === b.column && a.file === b.file;

const inlineNames = (code: string, hasKeys: boolean): CodeName[] =>
  hasKeys && /^[a-z]+(?:-[a-z]+)+$/.test(code) ? [{ kind: 'key', name: code }] : namesIn(code);

/** The names in a block of shell code and in a configuration file. Removed lines are not part of a file. */
const blockNames = ({ value, lang, data }: Code): BlockName[] => {
  const { title = '', del } = data?.fence ?? {};
  const lines = value.split('\n').map((line, index) => (del?.has(index + 1) ? '' : line));
  if (isShell(lang)) return commandsIn(lines, data?.shell?.kinds);
  return lang === 'yaml' ? keysIn(lines.join('\n'), title) : [];
};

/** A name in a code block. Lines and columns count from 1. */
interface BlockName extends CodeName {
  line: number;
  column: number;
}

/** The commands in a block of shell code: each line that starts with `nitric`, except in output. */
const commandsIn = (lines: readonly string[], kinds: ShellLines['kinds'] = []): BlockName[] =>
  lines.flatMap((line, index) => {
    const kind = kinds[index] ?? 'code';
    const name = line
      .slice(kind === 'prompt' ? PROMPT.length : 0)
      .trim()
      .replace(/\s*[\\`]$/, '');
    if (kind === 'output' || !/^nitric\s/.test(name)) return [];
    return [{ kind: 'command', name, line: index + 1, column: line.indexOf('nitric') + 1 }];
  });

/** The keys in a configuration file of Nitric, as paths, and their values. Other files and files with a problem have none. */
const keysIn = (code: string, path: string): BlockName[] => {
  const title = path.slice(path.lastIndexOf('/') + 1);
  if (!/^(?:local\.nitric|nitric(?:\.\S+)?)\.ya?ml$/.test(title)) return [];
  const { documents, lineCounter } = parseYamlSample(code);
  const [document, ...others] = documents;
  if (!document || others.length > 0 || document.errors.length > 0) return [];
  const { contents } = document;
  if (!isMap(contents)) return [];
  const file = fileOf(
    title,
    String(contents.get('provider')),
    contents.items.map(({ key }) => String(key)),
  );
  if (!file) return [];

  const locationIn = ({ range }: Scalar) => {
    const { line, col } = lineCounter.linePos(range?.[0] ?? 0);
    return { file, line, column: col };
  };
  const keysOf = (node: unknown, above: string): BlockName[] => {
    if (isSeq(node)) return node.items.flatMap((item) => keysOf(item, `${above}[]`));
    if (isScalar(node))
      return [
        { kind: 'value', name: String(node.value), key: above.replace(/\[\]$/, ''), ...locationIn(node) },
      ];
    if (!isMap(node)) return [];
    return node.items.flatMap(({ key, value }) => {
      if (!isScalar(key)) return [];
      const name = above ? `${above}.${key.value}` : String(key.value);
      return [{ kind: 'key', name, ...locationIn(key) }, ...keysOf(value, name)];
    });
  };
  return keysOf(contents, '');
};

/** The names that only former versions of nitric.yaml have. */
const FORMER_NAMES = keysOfFile('former').flatMap(({ path, files }) =>
  files.includes('project') ? [] : path,
);

/** Returns `undefined` for the stack file of a provider that Nitric does not ship. */
const fileOf = (title: string, provider: string, keys: readonly string[]): ConfigurationFile | undefined => {
  if (title.startsWith('local.')) return 'local';
  if (/^nitric\.ya?ml$/.test(title))
    return keys.some((name) => FORMER_NAMES.includes(name)) ? 'former' : 'project';
  const [, name = ''] = /^nitric\/([a-z]+)(?:@|$)/.exec(provider) ?? [];
  return PROVIDERS.find((provider) => provider === name);
};
