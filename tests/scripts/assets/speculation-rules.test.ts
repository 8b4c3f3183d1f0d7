import { expect, test } from 'vitest';
import { buildSpeculationRules } from '#scripts/assets/speculation-rules.ts';

test('only pages of the documentation are prerendered when a reader points at their link', () => {
  expect(JSON.parse(buildSpeculationRules())).toEqual({
    prerender: [
      {
        eagerness: 'moderate',
        where: {
          and: [
            { or: [{ href_matches: '/docs' }, { href_matches: '/docs/*' }] },
            { not: { href_matches: '/docs/api/*' } },
            { not: { href_matches: '/docs/assets/*' } },
            { not: { href_matches: '/docs/*.xml' } },
            { not: { href_matches: '/docs/*.md' } },
            { not: { href_matches: '/docs/*.txt' } },
            {
              not: {
                selector_matches: '[href*="?"], [href^="#"], [download], [target=_blank], pre a',
              },
            },
          ],
        },
      },
    ],
  });
});
