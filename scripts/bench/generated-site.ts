import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { capitalized } from '#worker/model/text.ts';

interface GeneratedPage {
  /** The file's path relative to the pages folder, with slashes. */
  file: string;
  source: string;
}

/** `count` articles in folders. Each has other words, and links to pages before it. */
export const generatedSite = (count: number): GeneratedPage[] =>
  Array.from({ length: count }, (_, number) => ({ file: `${nameOf(number)}.mdx`, source: article(number) }));

export const writeSite = async (folder: string, pages: readonly GeneratedPage[]): Promise<void> => {
  for (const { file, source } of pages) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
};

const PAGES_PER_FOLDER = 50;

/** The home page and the first page of each folder are an `index.mdx`. */
const nameOf = (number: number): string => {
  const folder = `part-${Math.floor((number - 1) / PAGES_PER_FOLDER) + 1}`;
  if (number === 0) return 'index';
  return number % PAGES_PER_FOLDER === 1 ? `${folder}/index` : `${folder}/article-${number}`;
};

const WORDS = `
  bucket queue topic schedule secret websocket collection database migration gateway handler middleware worker service stack
  provider container image volume cluster subscriber publisher cursor index token policy role certificate domain route region
  shared private regional encrypted typed default remote local versioned temporary stateless isolated external nested optional
  creates reads locks replaces publishes removes restarts validates forwards rejects requests measures mirrors renames inspects
  samples caches reserves releases merges wraps encrypts decodes throttles promotes announces counts delegates hides labels`
  .trim()
  .split(/\s+/);
const LINKING_WORDS = ['the', 'a', 'each', 'of', 'with', 'for', 'when', 'before', 'after', 'that'];
/** Some words are code or bold, as in real documentation. */
const MARKS = ['`', '**', '', '', '', ''];
const LINKS = 4;
const CODE_LINES = 21;
const ROWS = 6;

const many = (count: number, line: (index: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, index) => line(index)).join(between);

/** An MDX page as long as one of the documentation, with nine headings, three code blocks, a table, a callout, and a list. */
const article = (number: number): string => {
  const below = randomNumbers(number);
  const pick = (items: readonly string[]) => items[below(items.length)] ?? '';
  const word = () => pick(WORDS);
  const phrase = () => {
    const mark = pick(MARKS);
    return `${pick(LINKING_WORDS)} ${mark}${word()}${mark} ${word()}`;
  };
  const sentence = () => `${capitalized(word())} ${many(3 + below(3), phrase, ' ')}.`;
  const paragraph = () => many(4, sentence);
  const code = (language: string, title: string, line: (index: number) => string) =>
    `\`\`\`${language} title="${title}"\n${many(CODE_LINES, line)}\n\`\`\``;
  const row = () => `| \`${word()}\` | \`${below(900)}\` | ${sentence()} |`;
  const assignment = () => `${word()} = ${word()}("${word()}", ${below(90)})`;
  /** The text at the end of each section. */
  const blocks = [
    code('typescript', 'services/a.ts', () => `const ${word()} = await ${word()}.${word()}('${word()}')`),
    many(ROWS, () => `- **${word()}**: ${sentence()}`),
    code('python', 'services/a.py', assignment),
    `<Warning title="${capitalized(word())}">\n\n${sentence()} ${sentence()}\n\n</Warning>`,
    `| Setting | Default | Meaning |\n| --- | --- | --- |\n${many(ROWS, row)}`,
    code('yaml', 'nitric.a.yaml', (index) => `${word()}-${index}: ${word()}`),
    ...['', '', ''],
  ];
  const sections = blocks.map((block) =>
    [`## ${capitalized(word())} ${word()} ${word()}`, paragraph(), paragraph(), block].join('\n\n'),
  );
  const link = () => {
    const target = below(number);
    return `${sentence()} See [Article ${target}](/${nameOf(target).replace(/\/?index$/, '')}).`;
  };
  const links = many(Math.min(LINKS, number), link, '\n\n');
  const description = `How to use the ${word()} and the ${word()} of a ${word()} in your own project.`;
  return `---\ntitle: Article ${number}\ndescription: ${description}\n---\n\n${[paragraph(), links, ...sections].join('\n\n')}\n`;
};

/** A linear congruential generator: the same seed gives the same numbers on every machine. Each is less than `end`. */
const randomNumbers = (seed: number): ((end: number) => number) => {
  let state = seed;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
};
