/**
 * Returns a function that gives the titles on the way to each section of a page: the group, the page, and the headings, with
 * `null` for a level that is left out. It is called for the sections in their order. The depth of the text before the first
 * heading is 1.
 */
export const sectionTitles = (group: string, page: string) => {
  const titles: (string | null)[] = [group, page];
  return (depth: number, heading: string | null): (string | null)[] => {
    if (depth > 1) {
      titles.length = depth;
      titles[depth] = heading;
    }
    return Array.from(titles, (title) => title ?? null);
  };
};
