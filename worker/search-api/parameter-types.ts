import * as v from 'valibot';

const LIST_ITEMS = 50;

/** A text that is not too long. */
export const text = (characters: number) =>
  v.pipe(v.string('must be a string'), v.maxLength(characters, `may have at most ${characters} characters`));

/** A number, or its digits in a URL-encoded text. A number outside the range becomes the nearest one inside. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value)),
    v.number('must be a whole number'),
    v.integer('must be a whole number'),
    v.transform((number) => Math.min(most, Math.max(least, number))),
  );

export const flag = v.union(
  [
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((word) => word === 'true'),
    ),
  ],
  'must be true or false',
);

/** URL-encoded parameters write a list as JSON, or as items with commas between them. */
const unfolded = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? itemsOf(value) : value)),
);

const itemsOf = (list: string): unknown => {
  if (!list.startsWith('[')) return list === '' ? [] : list.split(',').map((item) => item.trim());
  try {
    return JSON.parse(list);
  } catch {
    return undefined; // The schema then reports that this is not a list.
  }
};

const NOT_A_LIST = 'must be a list of strings';
const TOO_LONG = `may have at most ${LIST_ITEMS} items`;
const texts = v.array(v.string(NOT_A_LIST), NOT_A_LIST);

export const list = v.pipe(unfolded, texts, v.maxLength(LIST_ITEMS, TOO_LONG));

/** A list whose items are texts or lists of texts. A text becomes a list of one. */
export const nestedList = v.pipe(
  unfolded,
  v.array(
    v.union(
      [
        texts,
        v.pipe(
          v.string(),
          v.transform((item) => [item]),
        ),
      ],
      NOT_A_LIST,
    ),
    NOT_A_LIST,
  ),
  v.maxLength(LIST_ITEMS, TOO_LONG),
);
