import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSealed } from '#scripts/content/store/sealed-file.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

const CODE = '```typescript\nconst a = 1;\n```';

/** The HTML of the page that a build has compiled. */
const htmlAfter = async (site: TestSite, text: string): Promise<string> => {
  await site.write('pages/index.mdx', page('Home', text));
  const { pages, compiled } = await site.build();
  expect(compiled).toBe(1);
  return readFileSync(join(site.root, `out/kv/page/${pages['/']?.hash}`), 'utf8');
};

test('code keeps its colors when the rest of its page changes, and gets new ones with other code', async () => {
  const site = await TestSite.create({});
  expect(await htmlAfter(site, CODE)).toContain('<span class="k">const</span>');
  const [name = ''] = await site.names('cache/pages');
  const [, ...lines] = readFileSync(join(site.root, 'cache/pages', name), 'utf8').split('\n');
  const text = lines.join('\n');
  expect(text).toContain('"k5 ');
  await writeSealed(join(site.root, 'cache/pages', name), text.replace('"k5 ', '"s5 '));
  expect(await htmlAfter(site, `${CODE}\n\nMore.`)).toContain('<span class="s">const</span>');
  expect(await htmlAfter(site, CODE.replace('1', '2'))).toContain('<span class="k">const</span>');
});
