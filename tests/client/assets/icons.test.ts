// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MENUS } from '#content/navigation/menus.ts';

const folder = new URL('../../../client/assets/icons/', import.meta.url);
const icons = new Map(
  readdirSync(folder).map((file) => [file.replace('.svg', ''), readFileSync(new URL(file, folder), 'utf8')]),
);

const inMenus = MENUS.flatMap((menu) => [menu.parent, ...menu.groups.flatMap(({ links }) => links)]).flatMap(
  (link) => link?.icon ?? [],
);
const inShell = [
  'menu',
  'close',
  'search',
  'star',
  'chat',
  'sun',
  'moon',
  'arrow-left',
  'arrow-right',
  'logo',
];
const inFooter = ['x', 'github', 'discord', 'video'];
const inCallouts = ['note', 'tip', 'warning', 'danger', 'preview', 'experimental'];
const inCards = ['cog', 'document', 'user', 'users', 'chat', 'envelope'];
const patterns = ['pattern-0', 'pattern-1', 'pattern-2', 'pattern-3'];

describe('the icons', () => {
  test.each([...new Set([...inMenus, ...inShell, ...inFooter, ...inCallouts, ...inCards, ...patterns])])(
    'has a drawing of %s',
    (name) => {
      expect([...icons.keys()]).toContain(name);
    },
  );

  test.each([...icons])('draws %s in the color of the text, in a sprite without collisions', (name, svg) => {
    expect(svg).toContain(name.startsWith('pattern-') ? 'viewBox="0 0 128 80"' : 'viewBox="0 0 24 24"');
    expect(svg).toContain('stroke="currentColor"');
    expect(svg).not.toMatch(/#[\da-f]{3}|\s(id|style|class)=|<(style|script|use|image)/);
  });
});
