/** A heading, or nothing where the page has none. */
type Heading = Element | null | undefined;

/** The place of the line in the window, as a part of its height. */
const LINE = 0.3;

/** The distance of an element from the top of the window, in px. For a missing element it is NaN, which is in no range. */
const topOf = (heading: Heading): number => heading?.getBoundingClientRect().top ?? NaN;

/** `true` if the element begins in the window. */
export const isInWindow = (heading: Heading): boolean => topOf(heading) >= 0 && topOf(heading) < innerHeight;

/**
 * The index of the last of some headings, in page order, that is above the line, or -1. Over the last stretch of the page, the
 * line moves to the bottom of the window, so that each of the last sections crosses it. A page that does not scroll has none.
 */
export const lastAboveLine = (headings: readonly Heading[]): number => {
  const whole = document.documentElement.scrollHeight - innerHeight;
  const stretch = Math.min(whole, innerHeight * LINE);
  const left = Math.min(1, (whole - scrollY) / stretch);
  return headings.findLastIndex((heading) => topOf(heading) < innerHeight * (1 - (1 - LINE) * left));
};
