import { isMap, isScalar, isSeq, type Scalar } from 'yaml';
import { FORMER_PROJECT_KEYS } from '#content/configuration/project.ts';
import { type ConfigurationFile, PROVIDER_KEYS } from '#content/configuration.ts';
import { PROMPT, readShellLines } from '#scripts/content/code/shell-lines.ts';
import { parseYamlSample } from '#scripts/content/code/syntax/parse-yaml-sample.ts';
import type { CodeName } from '#scripts/content/names/code-names.ts';

/** A name in a code block. Lines and columns count from 1. */
export interface BlockName extends CodeName {
  line: number;
  column: number;
}

/** The commands in a block of shell code: each line that starts with `nitric`, except in output. */
export const commandsIn = (lines: readonly string[]): BlockName[] => {
  const shell = readShellLines(lines);
  return (shell?.code ?? lines).flatMap((text, index) => {
    const name = text.trim().replace(/\s*[\\`]$/, '');
    if (!/^nitric\s/.test(name)) return [];
    const prompt = shell?.kinds[index] === 'prompt' ? PROMPT.length : 0;
    return [{ kind: 'command', name, line: index + 1, column: prompt + text.indexOf('nitric') + 1 }];
  });
};

/** The keys in a configuration file of Nitric, as paths, and their values. Other files and files with a mistake have none. */
export const keysIn = (code: string, path: string): BlockName[] => {
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

  const placeOf = ({ range }: Scalar) => {
    const { line, col } = lineCounter.linePos(range?.[0] ?? 0);
    return { file, line, column: col };
  };
  const keysOf = (node: unknown, above: string): BlockName[] => {
    if (isSeq(node)) return node.items.flatMap((item) => keysOf(item, `${above}[]`));
    if (isScalar(node))
      return [{ kind: 'value', name: String(node.value), key: above.replace(/\[\]$/, ''), ...placeOf(node) }];
    if (!isMap(node)) return [];
    return node.items.flatMap(({ key, value }) => {
      if (!isScalar(key)) return [];
      const name = above ? `${above}.${key.value}` : String(key.value);
      return [{ kind: 'key', name, ...placeOf(key) }, ...keysOf(value, name)];
    });
  };
  return keysOf(contents, '');
};

const FORMER_NAMES = FORMER_PROJECT_KEYS.map(({ path }) => path);

/** Returns `undefined` for the stack file of a provider that Nitric does not ship. */
const fileOf = (title: string, provider: string, keys: readonly string[]): ConfigurationFile | undefined => {
  if (title.startsWith('local.')) return 'local';
  if (/^nitric\.ya?ml$/.test(title))
    return keys.some((name) => FORMER_NAMES.includes(name)) ? 'former' : 'project';
  const [, name = ''] = /^nitric\/([a-z]+)(?:@|$)/.exec(provider) ?? [];
  return isProvider(name) ? name : undefined;
};

const isProvider = (name: string): name is keyof typeof PROVIDER_KEYS => Object.hasOwn(PROVIDER_KEYS, name);
