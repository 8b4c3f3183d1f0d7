import type { PhrasingContent, RootContent } from 'mdast';
import { latestVersion, type Version, versionTitle } from '#content/versions.ts';
import { text } from '#scripts/components/markdown-nodes.ts';
import type { ValuePath } from '#scripts/content/symbols/site-symbols.ts';
import type { SymbolMember } from '#scripts/content/symbols/symbol-schema.ts';
import type { Context } from './context.ts';
import { notePart, notesPart } from './entry-parts.tsx';
import { successorLink } from './successor-link.ts';

/** The release that a symbol came with, what to use instead of a deprecated one, and its successor in the newest version. */
export const noteNodes = (symbol: SymbolMember, path: ValuePath, context: Context): RootContent[] => {
  const { since, deprecated, replacement } = symbol;
  const notes: PhrasingContent[][] = [];
  if (since) notes.push([notePart({ kind: 'since', inline: true }, text(`Since ${since}`))]);
  if (deprecated)
    notes.push([
      notePart({ kind: 'deprecated', inline: true }, text('Deprecated')),
      text(' '),
      ...context.line(deprecated, [...path, 'deprecated']),
    ]);
  const latest = latestVersion(context.library.library.sdk);
  if (replacement && latest) notes.push(successor({ ...replacement, latest }, path, context));
  return notes.map((note) => notesPart({}, ...note));
};

const HOW = { same: '', renamed: ' (renamed)', changed: ' (changed)', removed: ' (removed)' } as const;

const successor = (
  replacement: NonNullable<SymbolMember['replacement']> & { latest: Version },
  path: ValuePath,
  context: Context,
): PhrasingContent[] => {
  const { how, note, latest } = replacement;
  const link = successorLink(replacement, context);
  const rest = note ? [text(' '), ...context.line(note, [...path, 'replacement', 'note'])] : [];
  const version = versionTitle(latest);
  if (!link) return [text(`Not in ${version}.`), ...rest];
  return [text(`In ${version}: `), link, text(`${HOW[how]}.`), ...rest];
};
