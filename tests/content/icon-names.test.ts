import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ICON_NAMES } from '#content/icon-names.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

test('the icon names match the files in client/assets/icons, and every build writes them', () => {
  const files = readdirSync(join(projectRoot, 'client/assets/icons'));
  expect(ICON_NAMES).toEqual(files.map((file) => file.replace(/\.svg$/, '')).sort());
});
