export type Point = readonly [x: number, y: number];

/** The `d` of a line of horizontal and vertical pieces with rounded corners. A corner takes at most half of a piece. */
export const roundedPath = (points: readonly Point[], radius: number): string => {
  const corners = withoutRepeats(points);
  const parts = corners.map((corner, index) => {
    const [before, after] = [corners[index - 1], corners[index + 1]];
    if (!before) return `M${pair(corner)}`;
    if (!after) return `L${pair(corner)}`;
    const size = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    return `L${pair(toward(corner, before, size))}Q${pair(corner)} ${pair(toward(corner, after, size))}`;
  });
  return parts.join('');
};

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter((point, index) => {
    const before = points[index - 1];
    return !before || distance(before, point) > 0;
  });

const distance = ([x, y]: Point, [otherX, otherY]: Point): number => Math.hypot(otherX - x, otherY - y);

const toward = ([x, y]: Point, other: Point, size: number): Point => {
  const length = distance([x, y], other);
  return [x + ((other[0] - x) * size) / length, y + ((other[1] - y) * size) / length];
};

const pair = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

const rounded = (value: number): number => Math.round(value * 10) / 10;
