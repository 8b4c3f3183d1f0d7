import { ABBREVIATIONS } from '#content/synonyms.ts';
import type { RelevanceQuery } from './relevance-query.ts';
import { otherForms } from './verb-forms.ts';

type Reword = (query: string) => readonly string[];

/** A question or a sentence gets no more words around it. */
const isSentence = (query: string): boolean =>
  /\?$|^(?:how|what|which|why|does|do|can|is|are|who|where|when)\b/i.test(query);
const isCode = (query: string): boolean => /^[\w.]*[.A-Z][\w.]*$/.test(query);

const around: Reword = (query) =>
  isSentence(query)
    ? []
    : [
        `nitric ${query}`,
        `${query} in nitric`,
        `${query} in nitric framework`,
        `${query} nitric.io`,
        `${query} docs`,
        `${query} 2026`,
        `documentation for ${query}`,
        `how to ${query}`,
        `does anyone know how to ${query}`,
        `I'd like to ${query}`,
      ];

const kindsOfText: Reword = (query) =>
  isSentence(query)
    ? []
    : [
        'tutorial',
        'introduction',
        'overview',
        'explained',
        'guide',
        'for beginners',
        'in detail',
        'sample code',
      ].map((kind) => `${query} ${kind}`);

const code: Reword = (query) => [
  `${query}()`,
  `\`${query}\``,
  `${query} method`,
  `${query} signature`,
  query.replace('.', '::'),
];

const message: Reword = (query) => [
  `Error: ${query}`,
  `[error] ${query}`,
  `Uncaught Error: ${query}`,
  `2026-11-02T10:11:12Z ${query}`,
  `${query} (services/api.ts:12:3)`,
  `"${query}"`,
  `why do I get ${query}`,
];

const written: Reword = (query) => [
  query.replace(' ', '-'),
  query.replace(' ', '+'),
  query.replace(' ', '_'),
  query.replace(/ /g, '  '),
  `${query}.`,
  query.toLowerCase(),
];

/** One mistake in each long word, at a place that follows from the query. */
const mistakes: Reword = (query) =>
  [...query.matchAll(/(?<![^ ])[a-z]{6,}(?![^ ])/g)].flatMap(({ 0: word, index }) => {
    const at = 1 + (query.length % (word.length - 2));
    const [start, letter, next, end] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
    return [
      `${start}${next}${letter}${end}`,
      `${start}${next}${end}`,
      `${start}${letter}${letter}${next}${end}`,
    ].map((wrong) => query.slice(0, index) + wrong + query.slice(index + word.length));
  });

/** The query as it is one key before its end. */
const unfinished: Reword = (query) => (/\w{4}$/.test(query) ? [query.slice(0, -1)] : []);

const shortForms: Reword = (query) =>
  [...ABBREVIATIONS].map(([short, word]) => query.replace(new RegExp(`\\b${word}\\b`, 'i'), short));

const withoutArticles: Reword = (query) => [query.replace(/ (?:an?|the)(?= )/g, '')];

/**
 * A query as other readers write it: with other words around it, with a typing mistake, with other separators, with short forms,
 * and before it is whole. They ask for the same thing, so they have the same answer.
 */
export const rewordings = ({ query, kind }: RelevanceQuery): readonly string[] => {
  if (kind === 'prefix' || kind === 'typo' || kind === 'command') return [];
  const ways = [
    ...(/nitric|docs/i.test(query) ? [] : [around]),
    ...(kind === 'title' || kind === 'synonym' || kind === 'task' ? [kindsOfText] : []),
    ...(isCode(query) ? [code] : []),
    ...(kind === 'error' ? [message] : []),
    ...(kind === 'task' ? [otherForms, withoutArticles] : []),
    written,
    mistakes,
    unfinished,
    shortForms,
  ];
  return [...new Set(ways.flatMap((reword) => reword(query)))].filter((text) => text !== query);
};
