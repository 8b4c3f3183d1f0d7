import { expect, test } from 'vitest';
import { buildIconSprite, iconSymbols } from '#scripts/assets/icon-sprite.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"${attributes}>${content}</svg>\n`;

test('each file becomes a symbol with its name and its drawing attributes, sorted by name', () => {
  const symbols = iconSymbols([
    {
      name: 'moon',
      svg: svg('\n  <path d="M1 1"/>\n  <path d="M2 2"/>\n', ' fill="none" stroke="currentColor"'),
    },
    { name: 'cog', svg: svg('<circle r="2"/>') },
  ]);
  expect(Object.keys(symbols)).toEqual(['cog', 'moon']);
  expect(buildIconSprite(symbols)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg">' +
      '<symbol id="icon:cog" viewBox="0 0 24 24"><circle r="2"/></symbol>' +
      '<symbol id="icon:moon" viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="M1 1"/><path d="M2 2"/></symbol>' +
      '</svg>',
  );
});

test.each([
  ['text', 'client/assets/icons/bad.svg: one <svg> element is expected, nothing else.'],
  ['<svg><path/></svg>', 'client/assets/icons/bad.svg: add viewBox="0 0 24 24" to <svg>.'],
  ...[
    '<path style="fill:red"/>',
    '<style/>',
    '<script/>',
    '<a href="/x"/>',
    '<g id="a"/>',
    '<g onload="a"/>',
  ].map((content) => [
    svg(content),
    'client/assets/icons/bad.svg: use attributes such as stroke="currentColor"; style, script, links, and ids are not allowed.',
  ]),
  [
    svg('<g>'),
    'client/assets/icons/bad.svg:1:92: Unexpected close tag. One such icon would hide all others.',
  ],
  [
    svg('<g a:b="c"/>', ' xmlns:a="https://inkscape.org"'),
    'client/assets/icons/bad.svg:1:126: Unbound namespace prefix: "a". One such icon would hide all others.',
  ],
])('an error for an icon that cannot be used names it and says what to do: %s', (bad, message) => {
  expect(() => iconSymbols([{ name: 'bad', svg: bad }])).toThrow(message);
});
