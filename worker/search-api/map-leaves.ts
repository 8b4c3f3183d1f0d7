/**
 * Builds an object of the same form from the values inside an object. `leaf` gets each value with its path, such as
 * `hierarchy.lvl1`. Leaves for which it returns `undefined`, and objects without leaves, are absent.
 */
export const mapLeaves = (
  value: unknown,
  leaf: (value: unknown, path: string) => unknown,
  path = '',
): unknown => {
  if (typeof value !== 'object' || value === null) return leaf(value, path);
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, mapLeaves(inner, leaf, path === '' ? key : `${path}.${key}`)] as const)
    .filter(([, built]) => built !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};
