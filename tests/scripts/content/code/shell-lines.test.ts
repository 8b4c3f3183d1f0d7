import { expect, test } from 'vitest';
import { readShellLines } from '#scripts/content/code/shell-lines.ts';
import { sampleProblem } from '#scripts/content/code/syntax/sample-problem.ts';
import { cpuTimeOf } from '#tests/scripts/cpu-time.ts';

const kinds = async (...lines: string[]) =>
  (await readShellLines(lines, 'bash'))?.kinds.map((kind) => kind[0]).join('');

test.each([
  ['one line', ['$ ls', 'a', 'b'], 'poo'],
  ['a backslash', ['$ echo \\', '  a', 'a'], 'pco'],
  ['a here-document', ['$ cat <<EOF > a.txt', 'hello', 'EOF', '$ ls', 'a.txt'], 'pccpo'],
  ['a prompt in a here-document', ["$ cat <<'E' > a", '$ ls', 'E', '$ ls', 'a'], 'pccpo'],
  ['a loop', ['$ for x in a b; do', '    echo $x', '  done', 'a', 'b'], 'pccoo'],
  ['quotes', ['$ echo "one', '  two"', 'one', '  two'], 'pcoo'],
  ['JSON in quotes', ["$ curl -d '{", '  "a": 1', "}' http://localhost", 'ok'], 'pcco'],
  ['a pipe at the end', ['$ cat a |', '  sort', 'a'], 'pco'],
  ['a function', ['$ f() {', '  ls', '}', '$ f', 'a'], 'pccpo'],
  ['a condition', ['$ if true; then', 'ls', 'fi', 'a'], 'pcco'],
  ['a problem', ['$ echo "one', 'two', '$ ls', 'a'], 'popo'],
])('a command with %s', async (_, lines, expected) => {
  expect(await kinds(...lines)).toBe(expected);
  if (!expected.startsWith('popo')) expect(await sampleProblem(lines.join('\n'), 'bash')).toBeUndefined();
});

test('a block without prompts has only commands', async () => {
  expect(await readShellLines(['ls', 'cat a'], 'bash')).toBeUndefined();
});

test('a long block with a problem takes time in proportion to its length', async () => {
  const lines = ['$ echo "', ...Array.from({ length: 5000 }, (_, index) => `line ${index}`)];
  const time = await cpuTimeOf(async () => expect((await kinds(...lines))?.slice(0, 3)).toBe('poo'));
  expect(time).toBeLessThan(2000);
});
