import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readGraph } from '#scripts/components/diagram/graph.ts';
import { layOut } from '#scripts/components/diagram/layout.ts';
import { ROOM_PX } from '#scripts/components/diagram/sizes.ts';

const layoutOf = async (source: string, direction: 'across' | 'down' = 'across') => {
  const graph = await readGraph(`digraph { ${source} }`);
  if ('error' in graph) throw new Error(graph.error);
  return layOut(graph, direction);
};

const placesOf = ({ boxes }: { boxes: { node: { name: string }; x: number; y: number }[] }) =>
  boxes.map(({ node, x, y }) => `${node.name} ${Math.round(x)},${Math.round(y)}`);

test('a box stands between the two that it leads to, and its lines begin as one', async () => {
  const layout = await layoutOf('a -> b; a -> c');
  expect(placesOf(layout)).toEqual(['a 4,36', 'b 185,4', 'c 185,68']);
  expect(layout.lines.map(({ path }) => path)).toEqual([
    'M35 58L43 58Q51 58 51 50L51 34Q51 26 59 26L185 26',
    'M35 58L43 58Q51 58 51 66L51 82Q51 90 59 90L185 90',
  ]);
});

test('the drawing goes from top to bottom on phones', async () => {
  const layout = await layoutOf('a -> b; b -> c', 'down');
  expect(placesOf(layout)).toEqual(['a 4,4', 'b 4,88', 'c 4,172']);
  expect([layout.width, layout.height]).toEqual([40, 220]);
});

test.each([
  ['ill', 38],
  ['Wmm', 60],
  ['AB0', 53],
  ['abc', 46],
])('a box is as wide as its letters: %s, %i px', async (label, width) => {
  expect((await layoutOf(label)).boxes[0]?.width).toBe(width);
});

test('a line that would lead through a box turns just behind its start', async () => {
  const { lines, boxes } = await layoutOf('a -> b; b -> c; b -> d; a -> d');
  expect(placesOf({ boxes })).toEqual(['a 4,36', 'b 185,36', 'c 367,4', 'd 367,68']);
  expect(lines.at(-1)?.path).toBe('M35 58L43 58Q51 58 51 66L51 92Q51 100 59 100L367 100');
});

test('a drawing from left to right is shown only in a window that has room for it', () => {
  const styles = readFileSync(new URL('../../../../client/styles/block.css', import.meta.url), 'utf8');
  const [, hiddenBelowRem] =
    /@media \(width < (\d+)rem\) \{\s*> \.across \{\s*display: none/.exec(styles) ?? [];
  // The gutters and the scroll bar take 47 px.
  expect(Number(hiddenBelowRem) * 16 - 47).toBeGreaterThanOrEqual(Math.max(...Object.values(ROOM_PX)));
});
