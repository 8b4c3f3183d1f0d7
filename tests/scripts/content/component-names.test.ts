import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMPONENTS } from '#scripts/components/vocabulary.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

const names = Object.keys(COMPONENTS);
const isElement = (name: string) => /^[a-z]/.test(name);

/** A component's name in quotes or as a tag. The renderer also uses HTML tags, so their names count only in comparisons. */
const KNOWLEDGE = [
  new RegExp(`['"\`](?:${names.filter((name) => !isElement(name)).join('|')})['"\`]`),
  new RegExp(`</?(?:${names.filter((name) => !isElement(name)).join('|')})[\\s/>]`),
  new RegExp(`(?:===|!==|case) ['"](?:${names.filter(isElement).join('|')})['"]`),
];
const isComment = (line: string) => /^\s*(?:\/\*\*|\*|\/\/)/.test(line);
const knows = (line: string) => !isComment(line) && KNOWLEDGE.some((pattern) => pattern.test(line));

test('no stage of the pipeline knows a component by name', () => {
  const files = globSync('scripts/content/**/*.{ts,tsx}', { cwd: projectRoot });
  expect(files.length).toBeGreaterThan(50);
  const lines = files.flatMap((file) =>
    readFileSync(join(projectRoot, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (knows(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(lines).toEqual([]);
});

test.each(["if (node.name === 'Property')", 'Write `<BySdk>`', "if (name === 'br')", 'names.has("Image")'])(
  'the check finds a component name in: %s',
  (line) => {
    expect(knows(line)).toBe(true);
  },
);

test('the pipeline imports no component', () => {
  const files = globSync('scripts/content/**/*.{ts,tsx}', { cwd: projectRoot });
  const importing = files.filter((file) =>
    /from '#scripts\/(?:components|build)\//.test(readFileSync(join(projectRoot, file), 'utf8')),
  );
  expect(importing).toEqual([]);
});
