import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MARKUP } from '#client/contracts/markup.ts';

/** Names that need no rule here: behaviors find or mark elements by them, or the build generates their rules. */
const WITHOUT_RULE = ['previous', 'copy-label', 'copied', 'search-input'];

const folder = join(import.meta.dirname, '../../../client/styles');
const styles = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n');
const classNames = Object.values(MARKUP).filter((name) => !name.startsWith('data-'));

test.each(classNames)('%s has a rule in a style sheet, or is known to need none', (name) => {
  expect(new RegExp(`\\.${name}(?![\\w-])`).test(styles)).toBe(
    !WITHOUT_RULE.some((without) => without === name),
  );
});
