import { capitalized } from '#worker/page/capitalized.ts';

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
