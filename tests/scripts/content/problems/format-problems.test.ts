import { expect, test } from 'vitest';
import { formatProblems } from '#scripts/content/problems/format-problems.ts';
import { NO_PLACE } from '#scripts/content/problems/problem.ts';

const problem = (file: string, line: number, column: number) => ({
  file,
  line,
  column,
  message: 'Wrong.',
  cure: 'Right.',
});

test('prints place, message and cure, sorted by file', () => {
  expect(formatProblems([problem('b.mdx', 1, 1), problem('a.mdx', 10, 1), problem('a.mdx', 2, 5)])).toBe(
    'a.mdx:2:5  Wrong.\n    Right.\n\na.mdx:10:1  Wrong.\n    Right.\n\nb.mdx:1:1  Wrong.\n    Right.\n',
  );
});

test('prints the file alone where the line is unknown', () => {
  expect(formatProblems([problem('a.ts', 3, 1), { ...problem('a.ts', 3, 1), ...NO_PLACE }])).toBe(
    'a.ts  Wrong.\n    Right.\n\na.ts:3:1  Wrong.\n    Right.\n',
  );
});
