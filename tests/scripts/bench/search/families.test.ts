import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pastedQuery } from '#client/contracts/pasted-query.ts';
import { hitHref, type SearchRecordFields } from '#client/contracts/search.ts';
import { latestVersion } from '#content/references.ts';
import { isSupported, type SdkSlug } from '#content/sdks.ts';
import { siteEngine } from '#scripts/bench/search/site-engine.ts';
import { CLI } from '#scripts/content/cli.ts';
import { CONFIGURATION, ENVIRONMENT_VARIABLES } from '#scripts/content/configuration.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { STOP_WORDS } from '#worker/search/words.ts';

// Each family is a kind of queries with all its members on the built site, so that nobody can tune the ranking for examples.
// `npm run build` comes first.

interface Query {
  text: string;
  isRight: (first: SearchRecordFields | undefined, total: number) => boolean;
  library?: SdkSlug | undefined;
}

/** About 9,000 searches take half a minute, and far longer on a busy machine. */
const SLOWEST_MS = 900_000;

const engine = siteEngine(join(projectRoot, '.build'));
const searched = async (text: string, hitsPerPage: number, library?: SdkSlug) =>
  (await engine).search({
    ...{ text, page: 0, hitsPerPage, filters: {} },
    ...(library && { preferredLibrary: library }),
  });

const titlesOf = ({ hierarchy }: SearchRecordFields): string[] =>
  Object.values(hierarchy)
    .slice(1)
    .filter((title) => title !== null);
const titleOf = (record: SearchRecordFields): string => titlesOf(record).at(-1) ?? '';
const pageOf = ({ url }: SearchRecordFields): string => url.replace(/#.*/, '');

/** All sections of the site but those of a version that has a newer one. An empty query finds everything. */
const sections = searched('', 100_000).then(({ hits }) =>
  hits.filter(({ library, version }) => !library || !version || version === latestVersion(library)),
);
const sectionsOf = async (isWanted: (record: SearchRecordFields) => boolean) =>
  (await sections).filter(isWanted);

const VERBS = ['create', 'add', 'make', 'declare', 'define', 'set up', 'new'];
/** What beginners call the building blocks, with the name of each page and that of its subject in the references. */
const BLOCKS = [
  ['bucket', 'storage', 'storage'],
  ['api', 'apis', 'apis'],
  ['topic', 'messaging', 'topics'],
  ['queue', 'messaging', 'queues'],
  ['schedule', 'schedules', 'schedules'],
  ['secret', 'secrets', 'secrets'],
  ['key value store', 'keyvalue', 'keyvalue'],
  ['websocket', 'websockets', 'websockets'],
  ['sql database', 'sql', 'sql'],
  ['batch job', 'batch', 'batch'],
] as const;

const verbsAndBlocks = async (): Promise<Query[]> =>
  VERBS.flatMap((verb) =>
    BLOCKS.map(([noun, page, subject]) => {
      const right = new RegExp(`^/docs/(?:${page}|reference/\\w+/${subject})#`);
      return { text: `${verb} ${noun}`, isRight: (first) => right.test(first?.url ?? '') };
    }),
  );

const pageTitles = async (): Promise<Query[]> => {
  const pages = await sectionsOf(({ kind, section }) => kind === 'page' && section !== 'Reference');
  return pages.map((page) => {
    const same = pages.filter((other) => titleOf(other) === titleOf(page)).map(pageOf);
    return { text: titleOf(page), isRight: (first) => first !== undefined && same.includes(pageOf(first)) };
  });
};

const uniqueHeadings = async (): Promise<Query[]> => {
  const byTitle = Map.groupBy(await sections, (record) => titleOf(record).toLowerCase());
  return [...byTitle.values()].flatMap(([record, another]) =>
    record && !another && record.kind === 'section'
      ? [
          {
            text: titleOf(record),
            isRight: (first) => first !== undefined && pageOf(first) === pageOf(record),
          },
        ]
      : [],
  );
};

/** The title of a page and a heading of it, in the order that `textOf` gives them. */
const titlesAndHeadings = (textOf: (page: string, heading: string) => string) => async (): Promise<Query[]> =>
  (await sectionsOf(({ kind }) => kind === 'section')).map((record) => {
    const [page = ''] = titlesOf(record);
    return {
      text: textOf(page, titleOf(record)),
      library: record.library,
      isRight: (first) =>
        first !== undefined && titlesOf(first)[0] === page && titleOf(first) === titleOf(record),
    };
  });

/** Words that the pages write as one and as two. As one, they find the same as apart, or a section that has them. */
const joinedAndSeparate = async (): Promise<Query[]> => {
  const text = (await sections).map((record) => [titleOf(record), record.content].join('\n')).join('\n');
  const words = new Set(
    text
      .match(/(?<![\p{L}\p{N}_.])\p{Lu}?\p{Ll}{5,}(?![\p{L}\p{N}_.(])/gu)
      ?.map((word) => word.toLowerCase()),
  );
  const pairs = Array.from(
    text.toLowerCase().matchAll(/(?<!\p{L})(?=(\p{L}{3,} \p{L}{3,})(?!\p{L}))/gu),
    ([, pair = '']) => pair.split(' ') as [string, string], // the expression has one space
  );
  const both = new Set(
    pairs
      .filter(([first, second]) => !STOP_WORDS.has(first) && words.has(first + second))
      .map((pair) => pair.join(' ')),
  );
  return Promise.all(
    [...both].map(async (pair) => {
      const [apart] = (await searched(pair, 1)).hits;
      const either = new RegExp(pair.replace(' ', '[ -]?'), 'i');
      return {
        text: pair.replace(' ', ''),
        isRight: (first: SearchRecordFields | undefined) =>
          first !== undefined &&
          (first.url === apart?.url || either.test([...titlesOf(first), first.content].join('\n'))),
      };
    }),
  );
};

/** The symbols of the libraries that go on. A plain word, such as `Job`, means the subject first. */
const symbols = () =>
  sectionsOf(
    (record) =>
      record.kind === 'symbol' &&
      record.library !== undefined &&
      isSupported(record.library) &&
      /\p{Ll}\p{Lu}|[._]/u.test(titleOf(record)),
  );
const plainName = (title: string): string => title.replace(/\(.*/, '');
const lastName = (title: string): string => plainName(title).split('.').at(-1) ?? '';

const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  lastName,
  (name) => name.toLowerCase(),
  (name) => `${name}()`,
  (name) => name.replace('.', ' '),
];

const symbolsInOwnLibrary = async (): Promise<Query[]> =>
  (await symbols()).flatMap((record, index) => {
    const name = plainName(titleOf(record));
    return [index, index + 2].map((turn) => ({
      text: SPELLINGS[turn % SPELLINGS.length]?.(name) ?? name,
      library: record.library,
      isRight: (first: SearchRecordFields | undefined) =>
        first !== undefined &&
        first.library === record.library &&
        lastName(titleOf(first)).toLowerCase() === lastName(name).toLowerCase(),
    }));
  });

const symbolsWithoutLibrary = async (): Promise<Query[]> =>
  (await symbols()).map((record) => ({
    text: plainName(titleOf(record)),
    isRight: (first) => first !== undefined && (!first.library || isSupported(first.library)),
  }));

/** `Bucket.file()`, but no constructor, such as `HttpContext.HttpContext()`. */
const METHOD = /^(\w+)\.(?!\1\()\w+\(\)$/;

const lines = (lineOf: (name: string) => string) => async (): Promise<Query[]> =>
  (await symbols())
    .filter((record) => METHOD.test(titleOf(record)))
    .map((record) => ({
      text: lineOf(lastName(titleOf(record))),
      library: record.library,
      isRight: (first) => first !== undefined && lastName(titleOf(first)) === lastName(titleOf(record)),
    }));

/** The messages that the page about errors quotes, each with the section that quotes it. */
const messages = (shown: (message: string, index: number) => string) => async (): Promise<Query[]> => {
  const page = readFileSync(join(projectRoot, 'content/pages/troubleshooting.mdx'), 'utf8');
  const quoted = page.split(/^#{2,3} /m).flatMap((section) => {
    const anchor = /\[#([\w-]+)\]/.exec(section)?.[1];
    const texts = Array.from(section.matchAll(/```text\n([^`]*?)```/g), ([, text = '']) => text.split('\n'));
    return texts.flat().map((line) => ({ line, anchor }));
  });
  return quoted
    .filter(({ line }) => line.length > 20)
    .map(({ line, anchor }, index) => ({
      text: shown(line, index),
      isRight: (first) => first?.url === `/docs/troubleshooting#${anchor}`,
    }));
};

/** The messages that other pages quote. A section is right if it has the message, whichever page it is on. */
const otherMessages = (shown: (message: string, index: number) => string) => async (): Promise<Query[]> => {
  const folder = join(projectRoot, 'content/pages');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.mdx') && file !== 'troubleshooting.mdx',
  );
  const quoted = files.flatMap((file) =>
    Array.from(readFileSync(join(folder, file), 'utf8').matchAll(/`([^`\n]*)`/g), ([, text = '']) => text),
  );
  const isMessage = (text: string) =>
    /^[\p{L} ,:'"-]+(?: [^ ]+){4}/u.test(text) &&
    /\b(?:cannot|denied|error|failed|invalid|missing|must|not|unable)\b/i.test(text);
  return [...new Set(quoted.filter(isMessage))].map((message, index) => ({
    text: shown(message, index),
    isRight: (first) =>
      first?.content?.includes(message) === true || first?.url.startsWith('/docs/troubleshooting#') === true,
  }));
};

/** About 200 characters of a stack, as Node.js, Python, Go, and Java write it before a message or after an earlier one. */
const STACKS = [
  `    at Object.onceWrapper (node:events:634:26)
    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)
    at async Server.handle (/home/reader/shop/node_modules/@grpc/grpc-js/build/src/server-call.js:372:21)
`,
  `Traceback (most recent call last):
  File "/home/reader/shop/.venv/lib/python3.11/site-packages/grpclib/client.py", line 893, in __call__
    async with self.open(timeout=timeout) as stream:
  File "/usr/lib/python3.11/asyncio/tasks.py", line 267, in __step
`,
  `goroutine 1 [running]:
main.main()
\t/home/reader/shop/services/api.go:23 +0x1d
runtime/debug.Stack()
\t/usr/local/go/src/runtime/debug/stack.go:24 +0x65
exit status 2
`,
  '    at io.grpc.stub.ClientCalls.toStatusRuntimeException(ClientCalls.java:268) at io.grpc.stub.ClientCalls.getUnchecked(ClientCalls.java:249) at org.example.shop.MainKt.main(Main.kt:12) ',
];
const behindStack = (message: string, index: number) =>
  pastedQuery(`${STACKS[index % STACKS.length]}${message}`);

/** Names are found first in a section that has them. */
const named = (names: Iterable<string>) => async (): Promise<Query[]> =>
  [...new Set(names)].map((name) => ({
    text: name,
    isRight: (first) =>
      first !== undefined &&
      (first.section === 'CLI' || [...titlesOf(first), first.content].join('\n').includes(name)),
  }));
const FLAGS = [...CLI.globalFlags, ...CLI.commands.flatMap(({ flags = [] }) => flags)].map(
  ({ name }) => name,
);
const KEYS = CONFIGURATION.map(({ path }) => path.split('.').at(-1) ?? '');

const commands = async (): Promise<Query[]> =>
  CLI.commands.map(({ name, anchor }) => ({
    text: name,
    isRight: (first) => hitHref(first?.url ?? '') === `/docs/reference/cli#${anchor}`,
  }));

/** Subjects of other tools, of other clouds, and of none. */
const UNCOVERED = [
  'spaghetti carbonara recipe',
  'heroku dyno pricing',
  'ansible playbook inventory',
  'jenkins groovy pipeline syntax',
  'excel pivot table',
  'photoshop layer mask',
  'ruby on rails active record',
  'oracle cloud autonomous warehouse',
  'ibm watson assistant',
  'kubernetes horizontal pod autoscaler',
];
const MOST_WEAK_HITS = 20;
const uncovered = async (): Promise<Query[]> =>
  UNCOVERED.map((text) => ({ text, isRight: (_, total) => total <= MOST_WEAK_HITS }));

test.each<[string, () => Promise<Query[]>, number]>([
  ['a verb and a building block lead to its page or to its reference', verbsAndBlocks, 0.97],
  ['the title of a page outside the references of the libraries leads to it', pageTitles, 1],
  ['a heading that no other section has leads to its page', uniqueHeadings, 0.94],
  [
    'the title of a page and a heading lead to the section',
    titlesAndHeadings((page, heading) => `${page} ${heading}`),
    0.945,
  ],
  [
    'a heading and the title of its page lead to the section',
    titlesAndHeadings((page, heading) => `${heading} ${page}`),
    0.905,
  ],
  ['words that are written as one find what they find apart', joinedAndSeparate, 0.86],
  ['a symbol in any spelling is found in the chosen library', symbolsInOwnLibrary, 0.94],
  ['a symbol is not found first in a library that has ended', symbolsWithoutLibrary, 1],
  ['a method is found by a call, whatever its object is called', lines((name) => `mine.${name}()`), 0.98],
  [
    'a method is found by a line of code',
    lines((name) => `const result = await mine.${name}("a", { b: 1 })`),
    0.98,
  ],
  ['a whole message leads to the section that quotes it', messages((message) => message), 0.9],
  [
    'a message that the field has cut leads to the section, too',
    messages((message) => pastedQuery(message)),
    0.88,
  ],
  ['a message behind a stack does, too', messages(behindStack), 0.88],
  [
    'a message behind a time and a path of a log does, too',
    messages((message) =>
      pastedQuery(`2026-11-28T05:00:00.123Z /home/reader/app/services/api.ts:12:3 ${message}`),
    ),
    0.88,
  ],
  [
    'a message of any page leads to a section that has it',
    otherMessages((message) => pastedQuery(message)),
    0.8,
  ],
  ['a message of any page behind a stack does, too', otherMessages(behindStack), 0.8],
  ['a command leads to its section', commands, 1],
  ['a flag is found where it is explained', named(FLAGS), 0.9],
  ['a variable is found where it is explained', named(ENVIRONMENT_VARIABLES.map(({ name }) => name)), 0.9],
  ['a key of a configuration is found where it is explained', named(KEYS), 0.84],
  ['a subject that the site does not cover finds next to nothing', uncovered, 0.7],
])(
  '%s',
  async (_, queriesOf, share) => {
    const queries = await queriesOf();
    const missed: string[] = [];
    for (const { text, isRight, library } of queries) {
      const { hits, total } = await searched(text, 1, library);
      if (!isRight(hits[0], total)) missed.push(`${library ?? ''} ${text}: ${hits[0]?.url} (${total})`);
    }
    expect(queries.length).toBeGreaterThan(9);
    expect(1 - missed.length / queries.length, missed.join('\n')).toBeGreaterThanOrEqual(share);
  },
  SLOWEST_MS,
);

test.each([
  ['@nitric/sdk', '/docs/reference/nodejs#overview'],
  ['nitric/sdk', '/docs/reference/nodejs#overview'],
  ['nitric_sdk', '/docs/reference/dart#overview'],
  ['.NET', '/docs/reference/csharp/v0#overview'],
  ['--no-browser', '/docs/reference/cli#start'],
  ['c++', undefined],
])('the name %s is one word', async (name, address) => {
  expect((await searched(name, 1)).hits[0]?.url).toBe(address);
});
