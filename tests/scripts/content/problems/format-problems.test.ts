import { expect, test } from 'vitest';
import { formatProblems } from '#scripts/content/problems/format-problems.ts';

test('prints place, message and cure, sorted by file', () => {
  const problem = (file: string, line: number, column: number) => ({
    file,
    line,
    column,
    message: 'Wrong.',
    cure: 'Right.',
  });
  expect(formatProblems([problem('b.mdx', 1, 1), problem('a.mdx', 10, 1), problem('a.mdx', 2, 5)])).toBe(
    'a.mdx:2:5  Wrong.\n    Right.\n\na.mdx:10:1  Wrong.\n    Right.\n\nb.mdx:1:1  Wrong.\n    Right.\n',
  );
});
