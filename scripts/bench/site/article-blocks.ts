import type { SeededRandom } from './seeded-random.ts';
import { condition, instruction, plural, sentence, sentenceCase, thing } from './sentences.ts';
import { THINGS } from './vocabulary.ts';

const ROWS = 6;
const ITEMS = 6;

/** A table of settings with four columns. */
export const settingsTable = (random: SeededRandom): string => {
  const names = random.shuffled(THINGS).slice(0, ROWS);
  const rows = names.map((name) => {
    const type = random.pick(['string', 'number', 'boolean', 'list']);
    return `| \`${name}\` | ${type} | \`${random.below(900)}\` | ${sentenceCase(thing(random))} ${condition(random)} |`;
  });
  return ['| Setting | Type | Default | Meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
};

export const bulletList = (random: SeededRandom): string =>
  Array.from({ length: ITEMS }, () => `- **${sentenceCase(thing(random))}**: ${sentence(random)}`).join('\n');

export const warning = (random: SeededRandom): string =>
  `<Warning title="${sentenceCase(plural(thing(random)))}">\n\n${sentence(random)} ${sentence(random)}\n\n</Warning>`;

export interface PageLink {
  title: string;
  /** From the site's root, without /docs. */
  path: string;
}

/** A sentence that leads to another page. */
export const crossReference = (random: SeededRandom, { title, path }: PageLink): string =>
  `${instruction(random)} as [${title}](${path}) explains.`;
