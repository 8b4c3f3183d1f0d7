import { expect, test } from 'vitest';
import { PROVIDER_KEYS, PROVIDER_RELEASE } from '#content/configuration.ts';

test.each(Object.entries(PROVIDER_KEYS))('the keys of %s name that provider as an example', (name, keys) => {
  const meaning = keys.find(({ path }) => path === 'provider')?.meaning;
  expect(meaning).toContain(`\`nitric/${name}@${PROVIDER_RELEASE}\``);
});
