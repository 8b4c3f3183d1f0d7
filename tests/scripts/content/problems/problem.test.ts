import { expect, test } from 'vitest';
import { formatProblems, NO_POSITION } from '#scripts/content/problems/problem.ts';

const problem = (file: string, line: number, column: number) => ({
  file,
  line,
  column,
  message: 'Wrong.',
  hint: 'Right.',
});

test('problems are printed with place, message and hint, sorted, and with the file alone where the line is unknown', () => {
  const unknown = { ...problem('b.ts', 3, 1), ...NO_POSITION };
  expect(formatProblems([unknown, problem('a.mdx', 10, 1), problem('a.mdx', 2, 5)])).toBe(
    'a.mdx:2:5  Wrong.\n    Right.\n\na.mdx:10:1  Wrong.\n    Right.\n\nb.ts  Wrong.\n    Right.\n',
  );
});
