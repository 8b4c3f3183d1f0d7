import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { capitalized } from '#worker/model/text.ts';

interface GeneratedPage extends PageLink {
  /** The file's path relative to the pages folder, with slashes. */
  file: string;
  source: string;
}

const PAGES_PER_FOLDER = 50;
const LINKS_PER_PAGE = 4;

/** The page that is measured. It is the same article in a site of any size. */
export const ARTICLE_PATH = '/part-001/article-025';

const digits = (number: number): string => String(number).padStart(3, '0');

/** The title, path and file of a page. The home page and the first page of each folder are an `index.mdx`. */
const locationOf = (number: number): PageLink & { file: string } => {
  const title = `${randomText(number).title(2)} ${number}`;
  if (number === 0) return { title, path: '/', file: 'index.mdx' };
  const folder = `part-${digits(Math.floor((number - 1) / PAGES_PER_FOLDER) + 1)}`;
  const inFolder = ((number - 1) % PAGES_PER_FOLDER) + 1;
  if (inFolder === 1) return { title, path: `/${folder}`, file: `${folder}/index.mdx` };
  const name = `${folder}/article-${digits(inFolder)}`;
  return { title, path: `/${name}`, file: `${name}.mdx` };
};

/** `count` articles in folders of at most {@link PAGES_PER_FOLDER}. Each links to pages that every larger site also has. */
export const generatedSite = (count: number): GeneratedPage[] =>
  Array.from({ length: count }, (_, number) => {
    const location = locationOf(number);
    const links = linkedNumbers(number).map(locationOf);
    return { ...location, source: article({ seed: number, title: location.title, links }) };
  });

/** Pages with smaller numbers, so a page has the same text in a site of any size. */
const linkedNumbers = (number: number): number[] => {
  const { below } = randomText(-number);
  return Array.from({ length: Math.min(LINKS_PER_PAGE, number) }, () => below(number));
};

export const writeSite = async (folder: string, pages: readonly GeneratedPage[]): Promise<void> => {
  for (const { file, source } of pages) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
};

/** The number of words of an article, without code and front matter. */
const ARTICLE_WORDS = 1100;
const PARAGRAPH_WORDS = 45;
const CODE_LINES = 21;
const ROWS = 6;
/** Keys get a random number below this one, because the keys of a YAML block must differ. */
const KEYS = 1_000_000;

interface PageLink {
  title: string;
  /** The page's path below /docs, with a leading slash. */
  path: string;
}

interface ArticlePlan {
  /** The number that determines every word: the same seed gives the same article. */
  seed: number;
  title: string;
  links: readonly PageLink[];
}

const times = (count: number, line: () => string): string => Array.from({ length: count }, line).join('\n');

const fence = (info: string, random: RandomText, lines: (random: RandomText) => string[]): string =>
  `\`\`\`${info}\n${times(CODE_LINES, () => random.pick(lines(random)))}\n\`\`\``;

const typescript = (random: RandomText): string =>
  fence(`typescript title="services/${random.word()}.ts"`, random, ({ word, below }) => [
    `const ${word()} = await ${word()}.${word()}('${word()}')`,
    `if (${word()} > ${below(90)}) return ${word()}`,
    `// ${word()} ${word()}`,
    '',
  ]);

const python = (random: RandomText): string =>
  fence(`python title="services/${random.word()}.py"`, random, ({ word, below }) => [
    `${word()} = ${word()}("${word()}")`,
    `async def ${word()}(self): return ${below(90)}`,
    `# ${word()} ${word()}`,
    '',
  ]);

const yaml = (random: RandomText): string =>
  fence(`yaml title="nitric.${random.word()}.yaml"`, random, ({ word, below }) => [
    `${word()}-${below(KEYS)}: ${word()}`,
    `${word()}-${below(KEYS)}: ${below(900)}`,
    `# ${word()} ${word()}`,
  ]);

const table = ({ word, below, sentence }: RandomText): string =>
  `| Setting | Type | Default | Meaning |\n| --- | --- | --- | --- |\n${times(
    ROWS,
    () => `| \`${word()}\` | ${word()} | \`${below(900)}\` | ${sentence()} |`,
  )}`;

const list = ({ title, sentence }: RandomText): string =>
  times(ROWS, () => `- **${title(2)}**: ${sentence()}`);

const warning = ({ title, sentence }: RandomText): string =>
  `<Warning title="${title(2)}">\n\n${sentence()} ${sentence()}\n\n</Warning>`;

/** The level of each section's heading, and the block at the section's end. */
const SECTIONS: readonly { level: 2 | 3; block?: (text: RandomText) => string }[] = [
  { level: 2, block: typescript },
  { level: 2, block: list },
  { level: 3 },
  { level: 2, block: python },
  { level: 3, block: warning },
  { level: 2, block: table },
  { level: 2, block: yaml },
  { level: 3 },
  { level: 2 },
];

/**
 * An MDX page of about 1,100 words with nine headings, three code blocks, a table, a callout and a list. The budgets apply
 * to this page.
 */
export const article = ({ seed, title, links }: ArticlePlan): string => {
  const random = randomText(seed);
  const paragraph = () => times(4, random.sentence);
  const references = links.map((link) => `${random.title(4)}, see [${link.title}](${link.path}).`);
  const sections = SECTIONS.map(({ level, block }) => ({
    heading: `${'#'.repeat(level)} ${random.title(3)}`,
    prose: [] as string[],
    blocks: block ? [block(random)] : [],
  }));
  const text = () =>
    [
      [paragraph(), ...references].join(' '),
      ...sections.flatMap(({ heading, prose, blocks }) => [heading, ...prose, ...blocks]),
    ].join('\n\n');
  let words = wordCount(text());
  for (let index = 0; words < ARTICLE_WORDS - PARAGRAPH_WORDS / 2; index += 1) {
    const next = paragraph();
    words += wordCount(next);
    sections[index % sections.length]?.prose.push(next);
  }
  const description = `How to use the ${random.word()} and the ${random.word()} of a ${random.word()} in your own project.`;
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${text()}\n`;
};

/** Counts words outside code and front matter. */
export const wordCount = (markdown: string): number =>
  markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^```[\s\S]*?^```$/gm, '')
    .split(/\s+/)
    .filter((word) => /[a-z0-9]/i.test(word)).length;

/** The words that generated pages are made of. */
const WORDS = `
  bucket queue topic schedule secret websocket collection database migration gateway handler middleware worker service stack
  provider container image volume cluster subscriber publisher cursor index token policy role certificate domain route region
  replica snapshot retry timeout trace metric alarm dashboard pipeline artifact lockfile environment workspace template plugin
  manifest checksum session listener partition shard tenant quota budget invoice report backup archive console emulator compiler
  module package adapter driver channel stream buffer batch ledger journal catalog registry mailbox webhook callback permission
  credential signature header payload cookie proxy tunnel firewall subnet balancer scheduler supervisor terminal shared private
  regional encrypted typed default remote local versioned temporary stateless isolated external nested optional verified cached
  signed lazy concurrent pending expired named empty public ordered anonymous duplicate healthy immutable portable transient
  explicit inherited compressed deferred replicated managed dedicated virtual linked partial custom legacy minimal trusted
  creates reads locks replaces publishes removes restarts validates forwards rejects requests measures mirrors renames inspects
  imports exposes rotates collects drains registers copies filters resolves describes extends notifies archives balances blocks
  samples caches reserves releases merges wraps encrypts decodes throttles promotes announces counts delegates hides labels`
  .trim()
  .split(/\s+/);
const LINKING_WORDS = ['the', 'a', 'each', 'of', 'with', 'for', 'when', 'before', 'after', 'that'];

export interface RandomText {
  /** Returns a whole number from 0 up to, but not including, `end`. */
  below(end: number): number;
  /** Throws for an empty list. */
  pick<T>(items: readonly T[]): T;
  word(): string;
  /** Returns this number of words, the first with a capital letter. */
  title(words: number): string;
  /** Returns a sentence of about a dozen words. Some are code or bold, as in real documentation. */
  sentence(): string;
}

/** Generates text with Mulberry32, so the same seed gives the same numbers and words on every machine. */
export const randomText = (seed: number): RandomText => {
  let state = seed >>> 0;
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * end);
  };
  const pick = <T>(items: readonly T[]): T => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const word = (): string => pick(WORDS);
  const phrase = (): string => {
    const marked = pick([(text: string) => `\`${text}\``, (text: string) => `**${text}**`, ...PLAIN]);
    return `${pick(LINKING_WORDS)} ${marked(word())} ${word()}`;
  };
  const title = (words: number): string => capitalized(Array.from({ length: words }, word).join(' '));
  const sentence = (): string =>
    `${capitalized(word())} ${Array.from({ length: 3 + below(3) }, phrase).join(' ')}.`;
  return { below, pick, word, title, sentence };
};

const PLAIN = Array.from({ length: 4 }, () => (text: string) => text);
