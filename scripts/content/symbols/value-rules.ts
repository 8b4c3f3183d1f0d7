import { RELEASES } from '#content/releases.ts';
import { didYouMeanOr } from '#scripts/content/problems/nearest-name.ts';
import { GRANTS } from './grants.ts';
import type { Subject } from './symbol-rule.ts';
import type { SymbolKind, SymbolMember } from './symbol-schema.ts';
import { withMembers } from './with-members.ts';

const PERMISSION_KINDS: readonly SymbolKind[] = ['type', 'enum', 'value', 'constant'];

/** A permission is a word in the declarations of the page's permissions, or of the calls that grant them. */
export const namesPermissions = ({ symbol: { permissions = [] }, page, library, report }: Subject): void => {
  if (permissions.length === 0) return;
  const symbols = library.pages.get(page)?.symbols ?? [];
  const declared = withMembers(symbols)
    .filter(({ name, kind }) => GRANTS.test(name) || PERMISSION_KINDS.includes(kind))
    .flatMap(wordsOf);
  for (const [index, permission] of permissions.entries()) {
    const name = permission.split('.').at(-1) ?? permission;
    if (!declared.includes(name))
      report(
        ['permissions', index],
        `\`${permission}\` is not a permission on this page.`,
        didYouMeanOr('Correct it.', name, declared),
      );
  }
};

const wordsOf = ({ name, signature = '', parameters = [] }: SymbolMember): string[] =>
  [name, signature, ...parameters.flatMap(({ type, values = [] }) => [type, JSON.stringify(values)])]
    .join(' ')
    .match(/\w+/g) ?? [];

/** All releases since version 1 are recorded. Of version 0, only the one that the data describes is. */
export const namesRelease = ({ symbol: { since }, library, report }: Subject): void => {
  if (since === undefined || since.startsWith('0.')) return;
  const releases = RELEASES.filter(({ sdk }) => sdk === library.library.sdk).map(({ version }) => version);
  if (!releases.includes(since))
    report(
      ['since'],
      `The library has no release \`${since}\`.`,
      'Correct it, or add it to content/releases.ts.',
    );
};
