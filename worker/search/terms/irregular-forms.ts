/** Each verb with the forms that do not begin like it. Forms that are also other words, such as `left`, are missing. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  begin: ['began', 'begun'],
  bind: ['bound'],
  break: ['broke', 'broken'],
  build: ['built'],
  choose: ['chose', 'chosen'],
  forget: ['forgot', 'forgotten'],
  give: ['gave', 'given'],
  hide: ['hidden'],
  hold: ['held'],
  keep: ['kept'],
  know: ['knew', 'known'],
  lose: ['lost'],
  make: ['made'],
  overwrite: ['overwrote', 'overwritten'],
  pay: ['paid'],
  rebuild: ['rebuilt'],
  send: ['sent'],
  take: ['took', 'taken'],
  throw: ['threw', 'thrown'],
  write: ['wrote', 'written'],
};

/** The verb of each irregular form: `send` for `sent`. */
export const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMS).flatMap(([verb, forms]) => forms.map((form) => [form, verb] as const)),
);
