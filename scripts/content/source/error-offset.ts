import type { VFileMessage } from 'vfile-message';

/** Where the parser stopped. Some of its messages have a range, some a point, some only words: `<Note>` (3:1-3:7). */
export const errorOffset = ({ place }: VFileMessage): number | undefined => {
  const point = place && 'start' in place ? place.start : place;
  return point?.offset;
};
