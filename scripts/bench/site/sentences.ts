import type { SeededRandom } from './seeded-random.ts';
import * as vocabulary from './vocabulary.ts';

export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const plural = (noun: string): string =>
  /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}${/(?:s|x|ch|sh)$/.test(noun) ? 'es' : 's'}`;

const withArticle = (words: string): string => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** `encrypted bucket` */
export const thing = (random: SeededRandom): string =>
  `${random.pick(vocabulary.QUALITIES)} ${random.pick(vocabulary.THINGS)}`;

/** `Deploy an encrypted bucket` */
export const topic = (random: SeededRandom): string =>
  `${random.pick(vocabulary.TOPICS)} ${withArticle(thing(random))}`;

/** `Attach the signed certificate to the gateway` */
export const instruction = (random: SeededRandom): string =>
  `${random.pick(vocabulary.INSTRUCTIONS)} the ${thing(random)} ${random.pick(['of', 'beside', 'for', 'inside'])} the ${random.pick(vocabulary.THINGS)}`;

/** Some words are code, as in real documentation. */
const noun = (random: SeededRandom): string => {
  const name = random.pick(vocabulary.THINGS);
  const kinds = [
    `\`${name}\``,
    `\`${name}.${random.pick(vocabulary.THINGS)}\``,
    name,
    thing(random),
    thing(random),
  ];
  return random.pick(kinds);
};

/** `before the shared cursor leaves the cluster` */
export const condition = (random: SeededRandom): string =>
  `${random.pick(vocabulary.CONJUNCTIONS)} the ${noun(random)} ${random.pick(vocabulary.EVENTS)}`;

const action = (random: SeededRandom): string => random.pick(vocabulary.ACTIONS);

const SENTENCES: readonly ((random: SeededRandom) => string)[] = [
  (random) => `The ${noun(random)} ${action(random)} the ${noun(random)} ${condition(random)}.`,
  (random) =>
    `${random.pick(vocabulary.OPENERS)}, ${withArticle(thing(random))} ${action(random)} its ${random.pick(vocabulary.THINGS)} ${condition(random)}.`,
  (random) => `${instruction(random)} ${condition(random)}, ${random.pick(vocabulary.REASONS)}.`,
  (random) =>
    `${sentenceCase(condition(random))}, the ${noun(random)} ${action(random)} every ${noun(random)}.`,
  (random) =>
    `Each ${random.pick(vocabulary.THINGS)} that ${action(random)} **${plural(thing(random))}** ${random.pick(vocabulary.TAKES)} ${2 + random.below(60)} seconds ${condition(random)}.`,
  (random) => `${instruction(random)}. ${random.pick(vocabulary.REMARKS)}`,
  (random) =>
    `${instruction(random)}. It ${action(random)} each ${noun(random)} that ${random.pick(vocabulary.EVENTS)}.`,
];

export const sentence = (random: SeededRandom): string => random.pick(SENTENCES)(random);

/** Three or four sentences. */
export const paragraph = (random: SeededRandom): string =>
  Array.from({ length: 3 + random.below(2) }, () => sentence(random)).join(' ');
