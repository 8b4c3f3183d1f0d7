import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { capitalized } from '#worker/model/text.ts';

interface GeneratedPage extends PageLink {
  /** The file's path relative to the pages folder, with slashes. */
  file: string;
  source: string;
}

interface PageLink {
  title: string;
  /** The page's path below /docs, with a leading slash. */
  path: string;
}

const PAGES_PER_FOLDER = 50;
const LINKS_PER_PAGE = 4;

/** `count` articles in folders. Each has other words, and links to pages before it. */
export const generatedSite = (count: number): GeneratedPage[] =>
  Array.from({ length: count }, (_, number) => {
    const text = randomText(number);
    const location = locationOf(number);
    const links = Array.from({ length: Math.min(LINKS_PER_PAGE, number) }, () =>
      locationOf(text.below(number)),
    );
    return { ...location, source: article(text, location.title, links) };
  });

/** The home page and the first page of each folder are an `index.mdx`. */
const locationOf = (number: number): PageLink & { file: string } => {
  const title = `Article ${number}`;
  if (number === 0) return { title, path: '/', file: 'index.mdx' };
  const folder = `part-${Math.floor((number - 1) / PAGES_PER_FOLDER) + 1}`;
  if (number % PAGES_PER_FOLDER === 1) return { title, path: `/${folder}`, file: `${folder}/index.mdx` };
  return { title, path: `/${folder}/article-${number}`, file: `${folder}/article-${number}.mdx` };
};

export const writeSite = async (folder: string, pages: readonly GeneratedPage[]): Promise<void> => {
  for (const { file, source } of pages) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
};

const CODE_LINES = 21;
const ROWS = 6;
/** Keys get a random number below this one, because the keys of a YAML block must differ. */
const KEYS = 1_000_000;
/** This makes an article about as long as one of the documentation: 1,250 words without its code. */
const PARAGRAPHS_PER_SECTION = 2;

const times = (count: number, line: () => string): string => Array.from({ length: count }, line).join('\n');

const typescript = ({ word, below, pick }: RandomText): string =>
  `\`\`\`typescript title="services/${word()}.ts"\n${times(CODE_LINES, () =>
    pick([
      `const ${word()} = await ${word()}.${word()}('${word()}')`,
      `if (${word()} > ${below(90)}) return ${word()}`,
      `// ${word()} ${word()}`,
    ]),
  )}\n\`\`\``;

const python = ({ word, below, pick }: RandomText): string =>
  `\`\`\`python title="services/${word()}.py"\n${times(CODE_LINES, () =>
    pick([`${word()} = ${word()}("${word()}")`, `async def ${word()}(self): return ${below(90)}`, '']),
  )}\n\`\`\``;

const yaml = ({ word, below }: RandomText): string =>
  `\`\`\`yaml title="nitric.${word()}.yaml"\n${times(CODE_LINES, () => `${word()}-${below(KEYS)}: ${word()}`)}\n\`\`\``;

const table = ({ word, below, sentence }: RandomText): string =>
  `| Setting | Default | Meaning |\n| --- | --- | --- |\n${times(
    ROWS,
    () => `| \`${word()}\` | \`${below(900)}\` | ${sentence()} |`,
  )}`;

const list = ({ word, sentence }: RandomText): string => times(ROWS, () => `- **${word()}**: ${sentence()}`);

const warning = ({ word, sentence }: RandomText): string =>
  `<Warning title="${capitalized(word())}">\n\n${sentence()} ${sentence()}\n\n</Warning>`;

/** The level of each section's heading, and the block at the section's end. */
const SECTIONS: readonly [level: 2 | 3, block?: (text: RandomText) => string][] = [
  [2, typescript],
  [2, list],
  [3],
  [2, python],
  [3, warning],
  [2, table],
  [2, yaml],
  [3],
  [2],
];

/** An MDX page with nine headings, three code blocks, a table, a callout, and a list. */
const article = (text: RandomText, title: string, links: readonly PageLink[]): string => {
  const { word, sentence } = text;
  const paragraph = () => times(4, sentence);
  const sections = SECTIONS.flatMap(([level, block]) => [
    `${'#'.repeat(level)} ${capitalized(word())} ${word()} ${word()}`,
    ...Array.from({ length: PARAGRAPHS_PER_SECTION }, paragraph),
    ...(block ? [block(text)] : []),
  ]);
  const references = links.map((link) => `${sentence()} See [${link.title}](${link.path}).`);
  const description = `How to use the ${word()} and the ${word()} of a ${word()} in your own project.`;
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${[paragraph(), ...references, ...sections].join('\n\n')}\n`;
};

/** The words that generated pages are made of. */
const WORDS = `
  bucket queue topic schedule secret websocket collection database migration gateway handler middleware worker service stack
  provider container image volume cluster subscriber publisher cursor index token policy role certificate domain route region
  shared private regional encrypted typed default remote local versioned temporary stateless isolated external nested optional
  creates reads locks replaces publishes removes restarts validates forwards rejects requests measures mirrors renames inspects
  samples caches reserves releases merges wraps encrypts decodes throttles promotes announces counts delegates hides labels`
  .trim()
  .split(/\s+/);
const LINKING_WORDS = ['the', 'a', 'each', 'of', 'with', 'for', 'when', 'before', 'after', 'that'];

interface RandomText {
  /** Returns a whole number from 0 up to, but not including, `end`. */
  below(end: number): number;
  pick(items: readonly string[]): string;
  word(): string;
  /** Returns a sentence of about a dozen words. Some are code or bold, as in real documentation. */
  sentence(): string;
}

/** Generates text with a linear congruential generator, so the same seed gives the same words on every machine. */
const randomText = (seed: number): RandomText => {
  let state = seed;
  const below = (end: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  const pick = (items: readonly string[]): string => items[below(items.length)] ?? '';
  const word = (): string => pick(WORDS);
  const phrase = (): string => {
    const mark = pick(['`', '**', '', '', '', '']);
    return `${pick(LINKING_WORDS)} ${mark}${word()}${mark} ${word()}`;
  };
  const sentence = (): string =>
    `${capitalized(word())} ${Array.from({ length: 3 + below(3) }, phrase).join(' ')}.`;
  return { below, pick, word, sentence };
};
