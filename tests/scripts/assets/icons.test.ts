import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildIconSprite, iconSymbols, writeIconNames } from '#scripts/assets/icons.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const svg = (content: string, attributes = '', stroke = 'currentColor') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"${attributes} stroke="${stroke}">${content}</svg>\n`;

const ADVICE =
  'draw with stroke="currentColor"; colors, styles, classes, scripts, links, images, and ids are not allowed.';

test('each file becomes a symbol with its name and its drawing attributes, sorted by name', () => {
  const symbols = iconSymbols([
    { name: 'moon', svg: svg('\n  <path d="M1 1"/>\n  <path d="M2 2"/>\n', ' fill="none"') },
    { name: 'arrow-2', svg: svg('<circle r="2"/>') },
  ]);
  expect(Object.keys(symbols)).toEqual(['arrow-2', 'moon']);
  expect(buildIconSprite(symbols)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg">' +
      '<symbol id="icon:arrow-2" viewBox="0 0 24 24" stroke="currentColor"><circle r="2"/></symbol>' +
      '<symbol id="icon:moon" viewBox="0 0 24 24" fill="none" stroke="currentColor"><path d="M1 1"/><path d="M2 2"/></symbol>' +
      '</svg>',
  );
});

const problemsIn = (...icons: { name: string; svg: string }[]) => {
  try {
    iconSymbols(icons);
  } catch (error) {
    if (error instanceof OperatorError) return [error.message, error.hint];
  }
  return [];
};

test.each([
  ['text', ': one <svg> element is expected, nothing else.'],
  ['<svg viewBox="0 0 32 32"><path/></svg>', ': write viewBox="0 0 24 24" in <svg>.'],
  ...['<path style="fill:red"/>', '<a href="/x"/>', '<g id="a"/>', '<g onload="a"/>'].map((content) => [
    svg(content),
    `: ${ADVICE}`,
  ]),
  [svg('<path/>', ' class="red"'), `: ${ADVICE}`],
  [svg('<path/>', '', 'red'), `: ${ADVICE}`],
  [svg('<g>'), ':1:114: Unexpected close tag. One such icon would hide all others.'],
  [
    svg('<g a:b="c"/>', ' xmlns:a="https://inkscape.org"'),
    ':1:148: Unbound namespace prefix: "a". One such icon would hide all others.',
  ],
])('an icon that cannot be used is named with what to do: %s', (bad, advice) => {
  expect(problemsIn({ name: 'bad', svg: bad })).toEqual([
    'An icon cannot be used.',
    `client/assets/icons/bad.svg${advice}`,
  ]);
});

test.each([
  ['arrowLeft', 'arrow-left'],
  ['arrow--left', 'arrow-left'],
  ['.', 'name'],
])('the file %j has a wrong name', (name, right) => {
  expect(problemsIn({ name, svg: svg('<path/>') })[1]).toBe(
    `client/assets/icons/${name}.svg: rename it to ${right}.svg.`,
  );
});

test('new names are written in alphabetical order, and known names are not written again', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'content/generated'), { recursive: true });
  expect(await writeIconNames(root, ['moon', 'arrow-left'])).toBe(true);
  expect(await readFile(join(root, 'content/generated/icon-names.ts'), 'utf8')).toContain(
    "export const ICON_NAMES = [\n  'arrow-left',\n  'moon',\n] as const;\n",
  );
  expect(await writeIconNames(root, ['arrow-left', 'moon'])).toBe(false);
  expect(await writeIconNames(root, ['arrow-left', 'moon', 'sun'])).toBe(true);
});
