import { readFileSync } from 'node:fs';

/** The messages about a file that does not parse. Each line names its position. */
const NOT_PARSED =
  /^(?:Transform|Build) failed with \d+ errors?:\n|^(?=\S+\.css:\d+:\d+: |client\/[\w./-]+(?::\d+:\d+)?: )/;

/** The end of a position in a message of esbuild, which counts columns from 0. */
const COLUMN_FROM_ZERO = /:(\d+): ERROR: /g;
const columnFromOne = (_: string, column: string): string => `:${Number(column) + 1}  `;

/** The position of a record in a stack trace: in its own file, or in the bundle that `npm run build` runs. */
const IN_RECORD = /(content\/[\w./-]+\.ts)(?:\?[^:]*)?(:\d+:\d+)/;
const IN_BUNDLE = /(file:\/\/\S*\/\.cache\/build-\w+\/[\w-]+\.js):(\d+):/;

/** The mistakes in a file that does not parse, without the bundler's stack trace; `undefined` for any other error. */
export const notParsed = ({ message }: Error): string | undefined => {
  const text = message.replaceAll('\\', '/');
  return NOT_PARSED.test(text)
    ? text.replace(NOT_PARSED, '').replaceAll(root(), '').replaceAll(COLUMN_FROM_ZERO, columnFromOne)
    : undefined;
};

/** The record that failed as it was loaded: `content/redirects.ts:5:4`. `undefined` if other code failed. */
export const failedRecord = ({ stack = '' }: Error): string | undefined => {
  const frames = stack.replaceAll('\\', '/').split('\n');
  const first = frames.find(
    (line) => /^\s+at /.test(line) && line.includes(root()) && !line.includes('/node_modules/'),
  );
  const [, file, position] = IN_RECORD.exec(first?.split(root())[1] ?? '') ?? [];
  if (file) return file + position;
  const [, bundle, line] = IN_BUNDLE.exec(first ?? '') ?? [];
  return bundle ? recordInBundle(new URL(bundle), Number(line)) : undefined;
};

/** A record usually fails because another list lacks the name that it looks up. The compiler knows these lists. */
export const RECORD_HINT = 'Run `npx tsc -b`, which names each list that lacks an entry.';

const root = (): string => `${process.cwd().replaceAll('\\', '/')}/`;

/** A bundle names each of its modules in a comment above it. */
const recordInBundle = (bundle: URL, line: number): string | undefined => {
  const above = readFileSync(bundle, 'utf8').split('\n').slice(0, line);
  const module = above.findLast((text) => /^\/\/ [\w.-]+\/\S+$/.test(text))?.slice('// '.length);
  return module?.startsWith('content/') ? module : undefined;
};
