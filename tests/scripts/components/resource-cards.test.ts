import { describe, expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

const card = (more: string) =>
  compileBody(
    `<ResourceCards>\n  <ResourceCard href="/storage" name="Storage" description="Keep files." ${more} />\n</ResourceCards>`,
  );
const iconsOf = (html: string) => [...html.matchAll(/#icon:([\w-]+)/g)].map(([, name]) => name);

describe('a resource card', () => {
  test.each(['cog', 'document', 'user', 'users', 'chat', 'envelope'])(
    'may have the icon %s',
    async (icon) => {
      const { html, found } = await card(`icon="${icon}"`);
      expect(found).toEqual([]);
      expect(iconsOf(html)).toEqual([icon]);
    },
  );

  test('has the icon document by default', async () => {
    expect(iconsOf((await card('')).html)).toEqual(['document']);
  });

  test('may not have another icon', async () => {
    expect((await card('icon="bell"')).found).toEqual([
      '2:74 `bell` is not a value of `icon` of `<ResourceCard>`. | Write `document`, `cog`, `user`, `users`, `chat`, or `envelope`.',
    ]);
  });

  test.each([
    [0, 'M128 20H99', 2],
    [1, 'M104 0v17', 2],
    [2, 'M128 44h-21', 2],
    [3, 'M88 16l14 9', 5],
  ])('may have the pattern %i', async (pattern, edges, rings) => {
    const [drawing = ''] =
      /<svg class="card-pattern".*?<\/svg>/.exec((await card(`pattern={${pattern}}`)).html) ?? [];
    expect(drawing).toContain(`<path d="${edges}`);
    expect(drawing.match(/<circle/g)).toHaveLength(rings);
  });

  test('may not have another pattern', async () => {
    expect((await card('pattern={4}')).found).toHaveLength(1);
  });

  test('shows its custom icon instead of the icon, and has a hue if that is the icon of a building block', async () => {
    expect(iconsOf((await card('icon="cog" customIcon="storage"')).html)).toEqual(['storage']);
    expect((await card('customIcon="storage"')).html).toContain('<li class="card block-storage">');
    expect((await card('customIcon="aws"')).html).toContain('<li class="card">');
  });

  test.each(['home', 'csharp', 'logo'])('may have any icon as its custom icon: %s', async (icon) => {
    const { html, found } = await card(`customIcon="${icon}"`);
    expect(found).toEqual([]);
    expect(iconsOf(html)).toEqual([icon]);
  });

  test('does not accept another custom icon', async () => {
    expect((await card('customIcon="bucket"')).found).toEqual([
      expect.stringContaining('`bucket` is not a value of `customIcon` of `<ResourceCard>`.'),
    ]);
  });

  test.each(['href', 'name', 'description'])('requires %s', async (name) => {
    const props = { href: '/storage', name: 'Storage', description: 'Keep files.', [name]: undefined };
    const written = Object.entries(props).flatMap(([key, value]) => (value ? [`${key}="${value}"`] : []));
    const { found } = await compileBody(
      `<ResourceCards>\n<ResourceCard ${written.join(' ')} />\n</ResourceCards>`,
    );
    expect(found).toEqual([expect.stringContaining(`\`<ResourceCard>\` has no \`${name}\`.`)]);
  });
});

test('a list of cards may be compact', async () => {
  const { html } = await compileBody(
    '<ResourceCards compact>\n  <ResourceCard href="/storage" name="Storage" description="Keep files." />\n</ResourceCards>',
  );
  expect(html).toMatch(/^<ul class="cards compact"><li class="card">/);
});
