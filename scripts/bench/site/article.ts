import { type RandomText, randomText } from './random-text.ts';

/** The number of words of an article, without code and front matter. */
const ARTICLE_WORDS = 1100;
const PARAGRAPH_WORDS = 45;
const CODE_LINES = 21;
const ROWS = 6;
/** Keys get a random number below this one, because the keys of a YAML block must differ. */
const KEYS = 1_000_000;

export interface PageLink {
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
