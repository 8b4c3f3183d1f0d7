import type { Value, Values } from './value.ts';

/**
 * A function of a sample. `follow` follows its body and returns its result. This happens once with the arguments that its place
 * tells, and once more for each call whose arguments are known.
 */
export const callable = (given: Values, follow: (given: Values) => Value | undefined): Value => {
  let isRunning = false;
  const run = (values: Values) => {
    if (isRunning) return undefined; // a recursive call tells nothing new
    isRunning = true;
    const result = follow(values);
    isRunning = false;
    return result;
  };
  const result = run(given);
  return {
    kind: 'function',
    call: (values) => {
      const passed = values.map(withoutName);
      return passed.some(Boolean) ? run(passed) : result;
    },
  };
};

/** A parameter is no mention of the symbol that it gets. */
const withoutName = (value: Value | undefined): Value | undefined =>
  value?.kind === 'symbol' ? undefined : value;
