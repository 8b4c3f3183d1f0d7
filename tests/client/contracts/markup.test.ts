import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MARKUP } from '#client/contracts/markup.ts';

/** Names without a rule in the style sheets. Behaviors only find or mark elements by them, or the build generates their rules. */
const WITHOUT_RULE = ['previous', 'search-input', 'names-sdk'];

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

test.each(classNames)('%s has a rule in a style sheet, or is listed as a name without one', (name) => {
  expect(new RegExp(`\\.${name}(?![\\w-])`).test(styles)).toBe(
    !WITHOUT_RULE.some((without) => without === name),
  );
});

// JSX cannot use constants for the names of attributes, so it repeats them.
test.each(attributes)('%s is in the markup', (name) => {
  expect(markup).toContain(` ${name}=`);
});
