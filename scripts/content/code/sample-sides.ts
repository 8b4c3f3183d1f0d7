import type { FenceMeta } from './code-sample.ts';

/** The code that a block with `ins` and `del` represents: after the change, and before it if lines are deleted. */
interface SampleSides {
  after: string;
  before?: string;
}

/** Lines of the other side are blank, so places and offsets stay the same. */
export const sampleSides = (code: string, { ins, del }: Pick<FenceMeta, 'ins' | 'del'>): SampleSides => {
  if (del.size === 0) return { after: code };
  return { after: withoutLines(code, del), before: withoutLines(code, ins) };
};

const withoutLines = (code: string, numbers: ReadonlySet<number>): string =>
  code
    .split('\n')
    .map((line, index) => (numbers.has(index + 1) ? ' '.repeat(line.length) : line))
    .join('\n');
