/** @jsxRuntime automatic @jsxImportSource preact */
import { type Point, roundedPath } from './rounded-path.ts';

/** The sizes of the code and of the resources next to it, in CSS pixels. client/styles/home.css sets the same ones in rem. */
const WIRES = {
  width: 36,
  codePadding: 14,
  row: 23,
  resource: 58,
  resourceGap: 16,
  /** The top of the first resource. */
  resourcesTop: 4,
  corner: 8,
} as const;

const PX_PER_REM = 16;

export interface WiresProps {
  /** The language of the sample that the wires come from. */
  language: string;
  wires: readonly { row: number; className: string }[];
}

/** The part of the wires between the code and the resources, which are in the same order from top to bottom. */
export const Wires = ({ language, wires }: WiresProps) => {
  const bends = bendsOf(
    wires.map(({ row, className }, index) => ({
      className,
      from: rowMiddle(row),
      to: resourceMiddle(index),
    })),
  );
  const height = Math.max(...bends.flatMap(({ from, to }) => [from, to])) + WIRES.corner;
  return (
    <svg
      class="panel wires"
      data-value={language}
      viewBox={`0 0 ${WIRES.width} ${height}`}
      width={`${WIRES.width / PX_PER_REM}rem`}
      height={`${height / PX_PER_REM}rem`}
    >
      {bends.map((bend) => (
        <path class={bend.className} d={pathOf(bend)} />
      ))}
    </svg>
  );
};

interface Bend {
  className: string;
  from: number;
  to: number;
  /** The place of the vertical piece. */
  at: number;
}

const rowMiddle = (row: number): number => WIRES.codePadding + (row + 0.5) * WIRES.row;
const resourceMiddle = (index: number): number =>
  WIRES.resourcesTop + index * (WIRES.resource + WIRES.resourceGap) + WIRES.resource / 2;

/** The wires do not cross: of those that go up, the upper one bends first; of those that go down, the lower one does. */
const bendsOf = (ends: readonly Omit<Bend, 'at'>[]): Bend[] => {
  const lane = WIRES.width / (ends.length + 1);
  return ends.map((end, index) => ({
    ...end,
    at: lane * (end.to <= end.from ? index + 1 : ends.length - index),
  }));
};

const pathOf = ({ from, to, at }: Bend): string => {
  const points: Point[] = [
    [0, from],
    [at, from],
    [at, to],
    [WIRES.width, to],
  ];
  return roundedPath(points, WIRES.corner);
};
