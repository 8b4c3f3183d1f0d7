/** @jsxRuntime automatic @jsxImportSource preact */

interface Pattern {
  /** A path of edges. */
  edges: string;
  rings: readonly (readonly [x: number, y: number])[];
  /** A path of points. */
  dots?: string;
}

/** Each pattern is a part of a graph, 128 wide and 80 high. */
const PATTERNS = [
  {
    edges: 'M128 20H99M93 20H70a8 8 0 0 0-8 8v10M96 23v26a6 6 0 0 0 6 6h26',
    rings: [
      [96, 20],
      [62, 41],
    ],
    dots: 'M112 55h0M112 20h0',
  },
  {
    edges: 'M104 0v17M104 23v34M101.5 21.5 80 38M106.5 21.5 128 38M104 63v17',
    rings: [
      [104, 20],
      [104, 60],
    ],
    dots: 'M78 39.5h0M104 40h0M118 30.4h0',
  },
  {
    edges: 'M128 44h-21M101 44H83M77 44H60M80 41V21a6 6 0 0 1 6-6h42M104 47v12a6 6 0 0 0 6 6h18',
    rings: [
      [104, 44],
      [80, 44],
    ],
    dots: 'M58 44h0M106 15h0M120 65h0',
  },
  {
    edges: 'M88 16l14 9M107.3 28.7l13 9.6M86 18.8l-8.6 17.4M79 41.5l22 13M106.6 54.5l14-12.5M88 13 104 0',
    rings: [
      [85.4, 14.5],
      [104.7, 27],
      [76, 39],
      [104, 56.5],
      [122.6, 40],
    ],
  },
] as const satisfies readonly Pattern[];

export const CARD_PATTERNS = [0, 1, 2, 3] as const;

/** The drawing in the corner of a card. */
export const CardPattern = ({ pattern }: { pattern: (typeof CARD_PATTERNS)[number] }) => {
  const { edges, rings, dots }: Pattern = PATTERNS[pattern];
  return (
    <svg class="card-pattern" viewBox="0 0 128 80" aria-hidden="true">
      <path d={edges} />
      {rings.map(([x, y]) => (
        <circle cx={x} cy={y} r="3" />
      ))}
      {dots && <path class="dots" d={dots} />}
    </svg>
  );
};
