export interface IconFile {
  /** The symbol's id: the file's name without `.svg`. */
  name: string;
  svg: string;
}

const ROOT = /^\s*(?:<\?xml[^>]*\?>\s*)?<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;
const DROPPED_ATTRIBUTES = /\s+(?:xmlns(?::\w+)?|width|height|class|id|role|aria-[\w-]+)="[^"]*"/g;

const symbol = ({ name, svg }: IconFile): string => {
  const [, attributes, content] = ROOT.exec(svg) ?? [];
  if (attributes === undefined || content === undefined) {
    throw new Error(`client/assets/icons/${name}.svg: one <svg> element is expected, nothing else.`);
  }
  if (!/\sviewBox="/.test(attributes)) {
    throw new Error(`client/assets/icons/${name}.svg: add viewBox="0 0 24 24" to <svg>.`);
  }
  if (/\sstyle=|<style|<script|\shref=/.test(svg)) {
    throw new Error(
      `client/assets/icons/${name}.svg: use attributes such as stroke="currentColor"; style, script and links are not allowed.`,
    );
  }
  const kept = attributes.replace(DROPPED_ATTRIBUTES, '').replace(/\s+/g, ' ').trim();
  return `<symbol id="${name}" ${kept}>${content.replace(/>\s+</g, '><').trim()}</symbol>`;
};

/** One SVG file with a symbol for each icon, sorted by name. Errors name the file and the fix. */
export const buildIconSprite = (icons: readonly IconFile[]): string => {
  const sorted = icons.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return `<svg xmlns="http://www.w3.org/2000/svg">${sorted.map(symbol).join('')}</svg>`;
};
