import sax from 'sax';
import { iconId } from '#client/contracts/icon-id.ts';

export interface IconFile {
  /** The file's name without `.svg`. */
  name: string;
  svg: string;
}

const ROOT = /^\s*(?:<\?xml[^>]*\?>\s*)?<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;
const DROPPED_ATTRIBUTES = /\s+(?:xmlns(?::\w+)?|width|height|class|id|role|aria-[\w-]+)="[^"]*"/g;

const symbolOf = ({ name, svg }: IconFile): string => {
  const [, attributes, content] = ROOT.exec(svg) ?? [];
  if (attributes === undefined || content === undefined) {
    throw new Error(`client/assets/icons/${name}.svg: one <svg> element is expected, nothing else.`);
  }
  if (!/\sviewBox="/.test(attributes)) {
    throw new Error(`client/assets/icons/${name}.svg: add viewBox="0 0 24 24" to <svg>.`);
  }
  if (/\sstyle=|<style|<script|\shref=|\son\w+=/.test(svg) || /\sid=/.test(content)) {
    throw new Error(
      `client/assets/icons/${name}.svg: use attributes such as stroke="currentColor"; style, script, links, and ids are not allowed.`,
    );
  }
  const mistake = xmlMistake(svg);
  if (mistake)
    throw new Error(`client/assets/icons/${name}.svg:${mistake}. One such icon would hide all others.`);
  const kept = attributes.replace(DROPPED_ATTRIBUTES, '').replace(/\s+/g, ' ').trim();
  return `<symbol id="${iconId(name)}" ${kept}>${content.replace(/>\s+</g, '><').trim()}</symbol>`;
};

/** The mistake in the XML, after its place. The sprite declares no namespaces of drawing programs, such as `inkscape:`. */
const xmlMistake = (svg: string): string | undefined => {
  const parser = sax.parser(true, { xmlns: true });
  let mistake: string | undefined;
  parser.onerror = ({ message }) => {
    mistake ??= `${parser.line + 1}:${Math.max(parser.column, 1)}: ${message.replace(/\n[\s\S]*/, '')}`;
    parser.resume();
  };
  parser.write(svg.replace(/<svg\b[^>]*>/, withoutNames)).close();
  return mistake;
};

const withoutNames = (tag: string): string =>
  tag.replaceAll(/\sxmlns:\w+="[^"]*"/g, (text) => text.replaceAll(/\S/g, ' '));

/** The symbol of each icon, by the icon's name, sorted. Errors name the file and the fix. */
export const iconSymbols = (icons: readonly IconFile[]): Record<string, string> => {
  const sorted = icons.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return Object.fromEntries(sorted.map((icon) => [icon.name, symbolOf(icon)]));
};

/** One SVG file with all symbols. */
export const buildIconSprite = (symbols: Readonly<Record<string, string>>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${Object.values(symbols).join('')}</svg>`;
