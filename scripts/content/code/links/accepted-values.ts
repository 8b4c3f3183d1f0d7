import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';

/** The texts that a function accepts at an index of its arguments. `undefined` if it accepts others, too. */
export const acceptedValues = ({ parameters = [] }: SymbolMember, index: number): string[] | undefined => {
  // Further arguments, such as Python's `*args`, are like those before them.
  const parameter = parameters
    .slice(0, index + 1)
    .findLast(({ name, values }) => values !== undefined || !name.startsWith('*'));
  const values = parameter?.values?.map((value) => (typeof value === 'string' ? value : value.name)) ?? [];
  const texts = values.flatMap((value) => /^(["'])([^…]*)\1$/.exec(value)?.[2] ?? []);
  return texts.length > 0 && texts.length === values.length ? texts : undefined;
};
