/** The name of a type without what does not change its members: `Ctx` for `*apis.Ctx`, `File` for `File?`. */
export const plainType = (type: string): string =>
  (/^[*&]?([\w.]+)(?:<.*>|\[.+\])?\??$/.exec(type.trim())?.[1] ?? '').split('.').at(-1) ?? '';

/** The last name in a type, which is that of its elements in a list: `File` for `[]*storage.File`, and for `File<T> | undefined`. */
export const lastType = (type: string): string =>
  plainType(/[\w.]+(?=\W*$)/.exec(type.replaceAll(UNNAMED, ''))?.[0] ?? '');

/** These parts do not affect the members: `undefined` in a union, and arguments such as `<T>` and `<any>`. */
const UNNAMED = /\| undefined$|<(?:[A-Z]|any|unknown)>/g;

/** `true` for the types of lists, iterators, and streams in any of the languages. */
export const isSeveral = (type: string): boolean =>
  /\[\]|\b(?:[Ll]ist\[|List<|Array<|Collection<|Iterable|Iterator|Generator|\w*Stream<|IEnumerable|Sequence)/.test(
    type,
  );
