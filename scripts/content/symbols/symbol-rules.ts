import { didYouMean } from '#scripts/content/problems/nearest-name.ts';
import { absencesOf } from './absences-of.ts';
import { idsOf } from './anchors-of.ts';
import { isCalled } from './is-called.ts';
import type { Rule } from './symbol-rule.ts';
import type { SymbolKind, SymbolMember } from './symbol-schema.ts';
import { namesOneType, namesTypes } from './type-rules.ts';
import { namesPermissions, namesRelease } from './value-rules.ts';
import { withMembers } from './with-members.ts';

const WITHOUT_SIGNATURE: readonly SymbolKind[] = ['class', 'interface', 'enum'];
const WITH_TYPE: readonly SymbolKind[] = ['property', 'constant'];

const hasItsFields: Rule = ({ symbol, report }) => {
  const { kind, signature, errors, type, id } = symbol;
  if (signature === undefined && !WITHOUT_SIGNATURE.includes(kind))
    report([], `\`${id}\` has no signature.`, 'Write `signature: …` as the language writes the declaration.');
  if (errors === undefined && isCalled(symbol))
    report([], `\`${id}\` does not say which errors it raises.`, 'List them, or write `errors: []`.');
  if (type === undefined && WITH_TYPE.includes(kind))
    report([], `\`${id}\` has no type.`, 'Write `type: …` as the language writes it.');
};

const isUnique: Rule = ({ symbol, page, library, report }) => {
  for (const id of idsOf(symbol)) {
    const first = library.find(id);
    if (first?.symbol !== symbol)
      report(
        ['id'],
        `\`${id}\` names two symbols; the other is in ${first?.page}.yaml.`,
        'Rename one of them.',
      );
    if (absencesOf(library).some((absence) => absence.id === id))
      report(
        ['id'],
        `\`${id}\` is also listed as absent.`,
        `Remove it from \`absent\` in ${page}.yaml or library.yaml.`,
      );
  }
};

const namesErrorGroups: Rule = ({ symbol: { errors = [] }, library, report }) => {
  const groups = Object.keys(library.about.errors);
  for (const [index, error] of errors.entries())
    if (typeof error === 'string' && !groups.includes(error))
      report(
        ['errors', index],
        `\`${error}\` is not an error group of library.yaml.`,
        groups.length > 0 ? didYouMean(error, groups) : 'Write `name` and `when`.',
      );
};

const hasSample: Rule = ({ symbol, owner, page, library, report }) => {
  if (symbol.sample !== undefined) return;
  if ('members' in symbol && symbol.members?.some(({ sample }) => sample !== undefined)) return;
  const shown = withMembers(library.pages.get(page)?.symbols ?? []).flatMap(codeOf);
  if (!shown.some((code) => code.includes(symbol.name)))
    report(
      [],
      `No sample of the page uses \`${symbol.name}\`.`,
      `Add a sample to it${owner ? ` or to \`${owner.name}\`` : ''}.`,
    );
};

const namesReplacement: Rule = ({ symbol: { replacement, id }, latest, report }) => {
  if (latest === 'unread') return;
  if (!latest) {
    if (replacement)
      report(['replacement'], 'Only symbols of older versions have a replacement.', 'Remove it.');
    return;
  }
  if (!replacement)
    report(
      [],
      `\`${id}\` does not name its replacement.`,
      'Add `replacement: { id: …, how: same }`, or `how: renamed`, `changed`, or `removed`.',
    );
  else if (replacement.id !== undefined && !latest.find(replacement.id))
    report(
      ['replacement', 'id'],
      `\`${replacement.id}\` is not a symbol of the latest version.`,
      'Correct it, or leave it out if nothing replaces the symbol.',
    );
  else if ((replacement.how === 'same' || replacement.how === 'renamed') && replacement.id === undefined)
    report(
      ['replacement', 'how'],
      `\`how: ${replacement.how}\` needs the \`id\` of the symbol in the latest version.`,
      'Add it.',
    );
  else if (replacement.how === 'removed' && replacement.id !== undefined)
    report(
      ['replacement', 'how'],
      'A removed symbol has no `id` in the latest version.',
      'Remove the `id`, or write `how: changed`.',
    );
};

/** These find what no schema can: missing fields, names that nothing has, and symbols without a sample. */
export const SYMBOL_RULES: readonly Rule[] = [
  hasItsFields,
  isUnique,
  namesErrorGroups,
  namesTypes,
  namesOneType,
  hasSample,
  namesReplacement,
  namesPermissions,
  namesRelease,
];

const codeOf = ({ sample }: SymbolMember): string[] =>
  sample === undefined ? [] : typeof sample === 'string' ? [sample] : Object.values(sample);
