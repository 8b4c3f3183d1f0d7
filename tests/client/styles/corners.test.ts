// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = new URL('../../../client/styles/', import.meta.url);
/** Circles, pills, square corners, and the small corners of what stands inside of a line. */
const OTHER_CORNERS = /^(?:0|50%|1rem|2px|4px)$/;

test('the corners of controls, blocks, and dialogs are those of the tokens', () => {
  const others = readdirSync(FOLDER).flatMap((sheet) =>
    [...readFileSync(new URL(sheet, FOLDER), 'utf8').matchAll(/border-radius: ([^;]+);/g)]
      .flatMap(([, corners = '']) => corners.split(' '))
      .filter((corner) => !OTHER_CORNERS.test(corner) && !corner.startsWith('var(--radius-'))
      .map((corner) => `${sheet}: ${corner}`),
  );
  expect(others).toEqual([]);
});
