import type { VFileMessage } from 'vfile-message';

/** The offset where the parser stopped, or `undefined` if the message has neither a range nor a point. */
export const errorOffset = ({ place }: VFileMessage): number | undefined => {
  const point = place && 'start' in place ? place.start : place;
  return point?.offset;
};
