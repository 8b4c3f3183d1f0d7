import type { Code } from 'mdast';
import type { FenceMeta } from '#scripts/content/code/code-sample.ts';

/** A code block whose only option is its title. With removed lines, it is a diff: without signs, both sides would read as one file. */
export const codeMarkdown = (node: Code): Code => {
  const { sample } = node.data ?? {};
  const quote = sample?.title?.includes('"') ? "'" : '"';
  const meta = sample?.title ? `title=${quote}${sample.title}${quote}` : null;
  return sample && sample.del.size > 0
    ? { ...node, lang: 'diff', meta, value: withSigns(node.value, sample) }
    : { ...node, lang: node.lang ?? null, meta };
};

const withSigns = (code: string, { ins, del }: Pick<FenceMeta, 'ins' | 'del'>): string => {
  const signOf = (line: number) => (del.has(line) ? '-' : ins.has(line) ? '+' : ' ');
  return code
    .split('\n')
    .map((line, index) => `${signOf(index + 1)} ${line}`.trimEnd())
    .join('\n');
};
