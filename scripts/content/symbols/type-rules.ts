import { didYouMean } from '#scripts/content/problems/nearest-name.ts';
import type { ValuePath } from './site-symbols.ts';
import type { Rule } from './symbol-rule.ts';

/** Every name of a type is that of a symbol. */
export const namesTypes: Rule = ({ symbol, library, report }) => {
  const { returns, parameters = [] } = symbol;
  const types = [...library.pages.values()].flatMap(({ symbols }) => symbols.map(({ name }) => name));
  const check = (path: ValuePath, name: string) => {
    if (!types.includes(name) && !library.find(name))
      report(path, `\`${name}\` is not a symbol of this library.`, didYouMean(name, types));
  };
  if (returns?.of !== undefined) check(['returns', 'of'], returns.of);
  for (const [index, { callback = [] }] of parameters.entries())
    for (const [number, name] of callback.entries()) check(['parameters', index, 'callback', number], name);
};

/** A returned type is named by its identifier if two types of the page have its name, or two of the library and none of the page. */
export const namesOneType: Rule = ({ symbol: { returns }, page, library, report }) => {
  if (!returns || (returns.of !== undefined && library.find(returns.of))) return;
  const words = returns.of === undefined ? returns.type.split(/[^\w.]+/) : [returns.of];
  const [onPage, all] = [[library.pages.get(page)], [...library.pages.values()]].map((files) =>
    files
      .flatMap((file) => file?.symbols ?? [])
      .filter(({ kind, name }) => kind !== 'function' && words.includes(name)),
  );
  const types = onPage?.length ? onPage : (all ?? []);
  const namesakes = types.filter(({ name }) => name === types[0]?.name);
  if (namesakes.length > 1)
    report(
      ['returns'],
      `${namesakes.map(({ id }) => `\`${id}\``).join(' and ')} are both called \`${types[0]?.name}\`.`,
      'Write `of: …` with the identifier of the one that is returned.',
    );
};
