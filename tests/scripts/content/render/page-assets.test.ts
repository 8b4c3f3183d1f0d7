import { expect, test } from 'vitest';
import { pageStyles } from '#scripts/content/render/page-assets.ts';
import { pagePath } from '#tests/worker/page-path.ts';

test.each([
  ['/reference', '<p></p>', ['reference']],
  ['/reference/go/api', '<dl class="properties"></dl>', ['reference', 'properties']],
  ['/storage', '<p></p>', []],
  ['/storage', '<p>&lt;ul class="cards"></p>', []],
  ['/apis', '<section class="tabs" data-tabs="os"></section>', ['tabs']],
  ['/', '<ul class="cards"></ul>', ['cards', 'home']],
  ['/guides', '<ul class="guides"></ul>', ['cards']],
  ['/storage', '<div class="facts"></div>', ['block']],
  ['/concepts/introduction', '<figure class="diagram"></figure>', ['block']],
  ['/guides/go', '<figure class="image"></figure>', ['block']],
  ['/sql', '<span class="line del">', ['rare']],
  ['/faq', '<blockquote></blockquote>', ['rare']],
  ['/faq', '<p>Press <kbd>Esc</kbd></p>', ['rare']],
  ['/batch', '<ol class="steps"></ol><dl class="properties"></dl>', ['properties', 'steps']],
])('%s with %s has the sheets %j', (address, html, styles) => {
  expect(pageStyles({ path: pagePath(address), html })).toEqual(styles);
});
