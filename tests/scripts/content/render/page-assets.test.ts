import { expect, test } from 'vitest';
import { pageStyles } from '#scripts/content/render/page-assets.ts';
import { pagePath } from '#tests/worker/page-path.ts';

test.each([
  ['/reference', '<p></p>', ['page-filter', 'reference']],
  ['/reference/go/api', '<dl class="properties"></dl>', ['page-filter', 'reference', 'properties']],
  ['/storage', '<p></p>', []],
  ['/storage', '<p>&lt;ul class="cards"></p>', []],
  ['/apis', '<section class="tabs" data-tabs="os"></section>', ['tabs', 'install-tabs']],
  ['/', '<ul class="cards"></ul>', ['cards', 'home']],
  ['/guides', '<ul class="guides"></ul>', ['cards']],
  ['/storage', '<div class="facts"></div>', ['block']],
  ['/concepts/introduction', '<figure class="diagram"></figure>', ['figures']],
  ['/guides/go', '<figure class="image"></figure>', ['figures']],
  ['/sql', '<figure class="deploys"></figure>', ['deploys']],
  ['/go', '<div class="callout callout-note"></div><section class="table-scroll">', ['tables', 'callout']],
  ['/troubleshooting', '<p></p>', ['page-filter']],
  ['/sql', '<span class="line del">', ['rare']],
  ['/faq', '<blockquote></blockquote>', ['rare']],
  ['/faq', '<p>Press <kbd>Esc</kbd></p>', ['rare']],
  ['/batch', '<ol class="steps"></ol><dl class="properties"></dl>', ['properties', 'steps']],
])('%s with %s has the sheets %j', (address, html, styles) => {
  expect(pageStyles({ path: pagePath(address), html })).toEqual(styles);
});
