import type { VFileMessage } from 'vfile-message';

/** The offset at which the parser stopped; `undefined` for a message that has neither a range nor a point. */
export const errorOffset = ({ place }: VFileMessage): number | undefined => {
  const point = place && 'start' in place ? place.start : place;
  return point?.offset;
};
