import { expect, test } from 'vitest';
import { layOut } from '#scripts/components/diagram/lay-out.ts';
import { readGraph } from '#scripts/components/diagram/read-graph.ts';

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

test('two lines to a box end beside each other, in the order of the boxes that they come from', async () => {
  const { lines } = await layoutOf('a -> c; b -> c');
  expect(lines.map(({ edge, end }) => `${edge.from.name} ${end[1]}`)).toEqual(['a 48', 'b 68']);
});

test('the drawing goes from top to bottom on phones', async () => {
  const layout = await layoutOf('a -> b; b -> c', 'down');
  expect(placesOf(layout)).toEqual(['a 4,4', 'b 4,88', 'c 4,172']);
  expect([layout.width, layout.height]).toEqual([40, 220]);
});

test.each([
  ['text', 625],
  ['panel', 591],
] as const)('the gaps grow until the drawing fills its room: %s, %i px', async (room, width) => {
  const graph = await readGraph('digraph { aaaaaaaaaa -> bbbbbbbbbb -> cccccccccc -> dddddddddd }');
  if ('error' in graph) throw new Error(graph.error);
  expect(layOut(graph, 'across', room).width).toBe(width);
});

test('a line without corners needs less room for its label', async () => {
  const wide = await layoutOf('a -> d [label="a long label of a line"]; c -> d');
  const narrow = await layoutOf('a -> d [label="a long label of a line"]');
  expect(wide.width - narrow.width).toBe(24);
});

test.each([
  ['ill', 38],
  ['Wmm', 60],
  ['AB0', 53],
  ['abc', 46],
])('a box is as wide as its letters: %s, %i px', async (label, width) => {
  expect((await layoutOf(label)).boxes[0]?.width).toBe(width);
});

test('a label makes room for itself between the boxes', async () => {
  const narrow = await layoutOf('a -> b', 'down');
  const wide = await layoutOf('a -> b [label="x"]', 'down');
  expect(wide.height - narrow.height).toBe(20);
});

test('a line that passes a rank turns just before its end', () => {
  const node = (name: string, rank: number, place: number) => ({
    name,
    label: name,
    icon: undefined,
    rank,
    place,
  });
  const [from, to] = [node('a', 0, 0), node('c', 2, 1)];
  const edge = { from, to, label: undefined, isDashed: false };
  const { lines, boxes } = layOut({ nodes: [from, node('b', 1, 1), to], edges: [edge] }, 'across');
  expect(boxes.at(-1)?.x).toBe(367);
  expect(lines[0]?.path).toBe('M35 26L343 26Q351 26 351 34L351 82Q351 90 359 90L367 90');
});

test('a line that would lead through a box turns just behind its start', async () => {
  const { lines, boxes } = await layoutOf('a -> b; b -> c; b -> d; a -> d');
  expect(placesOf({ boxes })).toEqual(['a 4,36', 'b 185,36', 'c 367,4', 'd 367,68']);
  expect(lines.at(-1)?.path).toBe('M35 58L43 58Q51 58 51 66L51 92Q51 100 59 100L367 100');
});
