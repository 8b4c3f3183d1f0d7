import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MARKUP } from '#client/contracts/markup.ts';

/** Names that need no rule here: behaviors find or mark elements by them, or the build generates their rules. */
const WITHOUT_RULE = ['previous', 'copy-label', 'copied', 'search-input'];

const textOf = (folder: string, ending: string): string => {
  const path = join(import.meta.dirname, '../../..', folder);
  const files = readdirSync(path).filter((file) => file.endsWith(ending));
  return files.map((file) => readFileSync(join(path, file), 'utf8')).join('\n');
};
const styles = textOf('client/styles', '.css');
const markup = ['client/islands', 'worker/layout', 'scripts/components']
  .map((folder) => textOf(folder, '.tsx'))
  .join('\n');
const names = Object.values(MARKUP);
const attributes = names.filter((name) => name.startsWith('data-'));
const classNames = names.filter((name) => !name.startsWith('data-'));

test.each(classNames)('%s has a rule in a style sheet, or is known to need none', (name) => {
  expect(new RegExp(`\\.${name}(?![\\w-])`).test(styles)).toBe(
    !WITHOUT_RULE.some((without) => without === name),
  );
});

// Attributes have no constants in JSX, which writes them by name.
test.each(attributes)('%s is written by markup', (name) => {
  expect(markup).toContain(` ${name}=`);
});
