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
  expect(placesOf(layout)).toEqual(['a 4,36', 'b 186,4', 'c 186,68']);
  expect(layout.lines.map(({ path }) => path)).toEqual([
    'M36 58L44 58Q52 58 52 50L52 34Q52 26 60 26L186 26',
    'M36 58L44 58Q52 58 52 66L52 82Q52 90 60 90L186 90',
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
  expect(boxes.at(-1)?.x).toBe(368);
  expect(lines[0]?.path).toBe('M36 26L344 26Q352 26 352 34L352 82Q352 90 360 90L368 90');
});
