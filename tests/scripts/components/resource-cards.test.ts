import { describe, expect, test } from 'vitest';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

const card = (more: string) =>
  compileBody(
    `<ResourceCards>\n  <ResourceCard href="/storage" name="Storage" description="Keep files." ${more} />\n</ResourceCards>`,
  );
const iconsOf = (html: string) => [...html.matchAll(/icons\.svg#([\w-]+)/g)].map(([, name]) => name);

describe('a resource card', () => {
  test.each(['cog', 'document', 'user', 'users', 'chat', 'envelope'])(
    'may have the icon %s',
    async (icon) => {
      const { html, found } = await card(`icon="${icon}"`);
      expect(found).toEqual([]);
      expect(iconsOf(html)).toEqual(['pattern-0', icon]);
    },
  );

  test('has the icon document and the pattern 0 by default', async () => {
    expect(iconsOf((await card('')).html)).toEqual(['pattern-0', 'document']);
  });

  test('may not have another icon', async () => {
    expect((await card('icon="bell"')).found).toEqual([
      '2:74 `bell` is not a value of `icon` of `<ResourceCard>`. | Write `document`, `cog`, `user`, `users`, `chat`, or `envelope`.',
    ]);
  });

  test.each([0, 1, 2, 3])('may have the pattern %i', async (pattern) => {
    const { html } = await card(`pattern={${pattern}}`);
    expect(html).toContain(`<li class="card pattern-${pattern}">`);
    expect(iconsOf(html)).toEqual([`pattern-${pattern}`, 'document']);
  });

  test('may not have another pattern', async () => {
    expect((await card('pattern={4}')).found).toHaveLength(1);
  });

  test('shows its custom icon instead of the icon, and has a hue if that is the icon of a building block', async () => {
    expect(iconsOf((await card('icon="cog" customIcon="storage"')).html)).toEqual(['pattern-0', 'storage']);
    expect((await card('customIcon="storage"')).html).toContain('<li class="card pattern-0 block-storage">');
    expect((await card('customIcon="aws"')).html).toContain('<li class="card pattern-0">');
  });

  test.each(['home', 'csharp', 'logo'])(
    'may have any icon of the sprite as its custom icon: %s',
    async (icon) => {
      const { html, found } = await card(`customIcon="${icon}"`);
      expect(found).toEqual([]);
      expect(iconsOf(html)).toEqual(['pattern-0', icon]);
    },
  );

  test.each(['pattern-1', 'bucket'])('does not accept %s as a custom icon', async (icon) => {
    expect((await card(`customIcon="${icon}"`)).found).toEqual([
      expect.stringContaining(`\`${icon}\` is not a value of \`customIcon\` of \`<ResourceCard>\`.`),
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
