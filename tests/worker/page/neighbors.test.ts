import { describe, expect, test } from 'vitest';
import { neighbors } from '#worker/page/neighbors.ts';

const link = (href: string) => ({ title: href, href });
const menu = {
  key: 'm',
  groups: [
    { links: [link('/docs/a'), { ...link('/docs/r#x'), hrefBySdk: { go: '/docs/r#x' } }, link('/docs/b')] },
    { links: [link('https://x.com'), link('/docs/c')] },
  ],
};

describe('neighbors', () => {
  test.each([
    ['/docs/a', { next: link('/docs/b') }],
    ['/docs/b', { previous: link('/docs/a'), next: link('/docs/c') }],
    ['/docs/c', { previous: link('/docs/b') }],
    ['/docs/elsewhere', {}],
  ])(
    'of %s follow the menu across groups and skip links to other sites or links by SDK',
    (href, expected) => {
      expect(neighbors(menu, href)).toEqual(expected);
    },
  );
});
