// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLOUD_NAMES } from '#content/clouds.ts';

const css = readFileSync(new URL('../../../client/styles/home.css', import.meta.url), 'utf8');

test('the home page hides the services of the other clouds, whichever one a reader chooses', () => {
  const missing = CLOUD_NAMES.filter(
    (cloud) => !css.includes(`:has([value="${cloud}"]:checked) [data-cloud]:not([data-cloud="${cloud}"])`),
  );
  expect(missing).toEqual([]);
});
