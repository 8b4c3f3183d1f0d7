import { iconId } from '#client/contracts/icon-id.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { ICON_ROOT, iconMistake } from './icon-mistake.ts';
import type { IconFile } from './static-files.ts';

const DROPPED_ATTRIBUTES = /\s+(?:xmlns(?::\w+)?|width|height|id|role|aria-[\w-]+)="[^"]*"/g;

const symbolOf = ({ name, svg }: IconFile): string => {
  const [, attributes = '', content = ''] = ICON_ROOT.exec(svg) ?? [];
  const kept = attributes.replace(DROPPED_ATTRIBUTES, '').replace(/\s+/g, ' ').trim();
  return `<symbol id="${iconId(name)}" ${kept}>${content.replace(/>\s+</g, '><').trim()}</symbol>`;
};

/** The symbol of each icon, by the icon's name, sorted. Throws one error about all icons that cannot be used. */
export const iconSymbols = (icons: readonly IconFile[]): Record<string, string> => {
  const sorted = icons.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const mistakes = sorted.flatMap((icon) => iconMistake(icon) ?? []);
  if (mistakes.length > 0)
    throw new OperatorError(
      mistakes.length === 1 ? 'An icon cannot be used.' : `${mistakes.length} icons cannot be used.`,
      mistakes.join('\n'),
    );
  return Object.fromEntries(sorted.map((icon) => [icon.name, symbolOf(icon)]));
};

/** One SVG file with all symbols. */
export const buildIconSprite = (symbols: Readonly<Record<string, string>>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.values(symbols).join('')}</svg>`;
