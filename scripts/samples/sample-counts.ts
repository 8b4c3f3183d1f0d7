import { UNPARSED_LANGUAGES } from '#scripts/content/code/syntax/unparsed-languages.ts';
import type { Sample } from './sample.ts';
import { usesLibrary } from './type-project.ts';

/** The numbers of blocks that were checked. */
export interface SampleCounts {
  blocks: number;
  parsed: number;
  typeChecked: number;
  fragments: number;
  /** The symbols that were compared with declarations. */
  compared: number;
}

export const countsOf = (samples: readonly Sample[]): SampleCounts => {
  const blocks = samples.filter(({ isBefore }) => !isBefore);
  const whole = blocks.filter(({ fragment }) => !fragment);
  return {
    blocks: blocks.length,
    parsed: whole.filter(({ language }) => !Object.hasOwn(UNPARSED_LANGUAGES, language)).length,
    typeChecked: whole.filter(usesLibrary).length,
    fragments: blocks.length - whole.length,
    compared: 0,
  };
};

export const sumOf = (counts: readonly SampleCounts[]): SampleCounts => {
  const sum = (key: keyof SampleCounts) => counts.reduce((total, each) => total + each[key], 0);
  return {
    blocks: sum('blocks'),
    parsed: sum('parsed'),
    typeChecked: sum('typeChecked'),
    fragments: sum('fragments'),
    compared: sum('compared'),
  };
};

/** `612 blocks: 431 parsed, 143 type-checked, 14 fragments (2.3 %); 210 symbols compared with their declarations`. */
export const countsLine = ({ blocks, parsed, typeChecked, fragments, compared }: SampleCounts): string => {
  const share = ((100 * fragments) / Math.max(1, blocks)).toFixed(1);
  const symbols = compared > 0 ? `; ${compared} symbols compared with their declarations` : '';
  return `${blocks} blocks: ${parsed} parsed, ${typeChecked} type-checked, ${fragments} fragments (${share} %)${symbols}`;
};
