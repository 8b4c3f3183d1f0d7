import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOM_PX } from '#scripts/components/diagram/sizes.ts';
import { projectRoot } from '#scripts/project/project-root.ts';

const GUTTER_PX = 16;
const SCROLL_BAR_PX = 15;
const REM_PX = 16;

test('a drawing from left to right is shown only in a window that has room for it', () => {
  const styles = readFileSync(join(projectRoot, 'client/styles/block.css'), 'utf8');
  const [, hiddenBelowRem] =
    /@media \(width < (\d+)rem\) \{\s*> \.across \{\s*display: none/.exec(styles) ?? [];
  const text = Number(hiddenBelowRem) * REM_PX - 2 * GUTTER_PX - SCROLL_BAR_PX;
  expect(text).toBeGreaterThanOrEqual(Math.max(...Object.values(ROOM_PX)));
});
