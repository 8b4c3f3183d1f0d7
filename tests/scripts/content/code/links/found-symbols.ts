import type { SampleLanguage } from '#content/sdks.ts';
import { sampleSymbols } from '#scripts/content/code/sample-links.ts';
import { withTree } from '#scripts/content/code/syntax/tree.ts';
import { testLibrary } from '#tests/scripts/content/symbols/test-library.ts';

const symbol = (id: string, kind: string, more: object = {}) => ({
  id,
  name: id.split('-').at(-1),
  kind,
  signature: id,
  summary: 'Text.',
  ...(kind === 'property' ? { type: 'string' } : {}),
  ...more,
});
const returns = (of: string, type = of) => ({ returns: { type, of } });

/** A library with the same names in every language. */
const SYMBOLS = [
  symbol('api', 'function', returns('Api')),
  symbol('bucket', 'function', returns('Bucket')),
  symbol('api-type', 'class', {
    name: 'Api',
    members: [
      symbol('api-get', 'method', {
        siblings: [{ id: 'api-post', name: 'post' }],
        parameters: [{ name: 'handler', type: 'Handler', meaning: 'x', callback: ['Ctx'] }],
      }),
    ],
  }),
  symbol('handler', 'type', { name: 'Handler', parameters: [{ name: 'ctx', type: 'Ctx', meaning: 'x' }] }),
  symbol('chain', 'type', { name: 'Chain', signature: 'type Chain = Generic<Ctx>' }),
  symbol('ctx', 'class', {
    name: 'Ctx',
    members: [symbol('ctx-req', 'property', { type: 'Req' }), symbol('ctx-next', 'method')],
  }),
  symbol('req', 'class', {
    name: 'Req',
    members: [symbol('req-json', 'method'), symbol('req-path', 'property')],
  }),
  symbol('bucket-type', 'class', {
    name: 'Bucket',
    members: [
      symbol('bucket-file', 'method', returns('File')),
      symbol('bucket-list', 'method', returns('File', 'List<File>')),
      symbol('bucket-folder', 'method', returns('Collection', 'Collection<T>')),
      symbol('bucket-stream', 'method', returns('FileStream', 'FileStream<T>')),
      symbol('bucket-later', 'method', returns('File', 'Promise<File>')),
      symbol('bucket-allow', 'method', {
        parameters: [
          { name: 'perm', type: 'Permission', meaning: 'x', values: ['"read"', '"write"'] },
          { name: '*args', type: 'Permission', meaning: 'x' },
        ],
      }),
    ],
  }),
  symbol('queue', 'function', { name: 'Queue', ...returns('Queue') }),
  symbol('queue-type', 'class', { name: 'Queue', members: [symbol('queue-send', 'method')] }),
  symbol('file', 'class', {
    name: 'File',
    members: [symbol('file-read', 'method'), symbol('file-name', 'property')],
  }),
  symbol('folder', 'class', { name: 'Collection', members: [symbol('folder-add', 'method')] }),
  symbol('stream', 'class', {
    name: 'FileStream',
    signature: 'class FileStream<T> : Iterator<File>',
    members: [symbol('stream-next', 'method', { name: 'next', ...returns('File') })],
  }),
  symbol('options', 'class', {
    name: 'Options',
    members: [
      symbol('options-new', 'constructor', {
        name: 'Options',
        parameters: [{ name: 'path', type: 'string', meaning: 'x' }],
      }),
      symbol('options-cpus', 'property'),
    ],
  }),
  symbol('mode', 'enum', { name: 'Mode', members: [symbol('mode-fast', 'value', { name: 'Fast' })] }),
];

const FOLDERS: Record<SampleLanguage, string> = {
  typescript: 'nodejs-v1',
  javascript: 'nodejs-v1',
  python: 'python-v1',
  go: 'go-v1',
  dart: 'dart-v1',
  csharp: 'csharp-v0',
  java: 'jvm-v0',
  kotlin: 'jvm-v0',
};
const MODULES: Partial<Record<SampleLanguage, string>> = {
  dart: 'package:lib/lib.dart',
  go: 'example.com/lib',
};

/** The symbols that a sample uses. */
export const found = (language: SampleLanguage, code: string) => {
  const module = MODULES[language] ?? 'lib';
  const about = {
    module,
    language: language === 'javascript' ? 'typescript' : language,
    undescribed: ['lib.raw'],
    ...(['dart', 'csharp', 'java', 'kotlin'].includes(language) ? { entry: 'Lib' } : {}),
  };
  const library = testLibrary(
    FOLDERS[language],
    [...SYMBOLS, symbol('lib', 'class', { name: 'Lib' })],
    about,
  );
  return withTree(code, language, ({ rootNode }) => {
    const { uses, unknown, unimported } = sampleSymbols(rootNode, language, library);
    return {
      ids: uses.map(({ id }) => id).join(' '),
      texts: uses.map(({ start, end }) => code.slice(start, end)).join(' '),
      unknown: unknown.map(({ owner, text }) => (owner ? `${owner}.${text}` : text)),
      unimported: unimported.map(({ text }) => text),
    };
  });
};
