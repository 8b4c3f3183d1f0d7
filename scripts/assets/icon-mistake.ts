import sax from 'sax';
import type { IconFile } from './static-files.ts';

export const ICON_ROOT = /^\s*(?:<\?xml[^>]*\?>\s*)?<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/;

const KEBAB_CASE = /^[a-z\d]+(?:-[a-z\d]+)*$/;
const REFUSED = /#[\da-f]{3}|\s(?:style|class|href)=|\s(?:[\w-]+:href|on\w+)=|<(?:style|script|use|image)\b/i;

/** Says what to do about an icon that cannot be used. The text begins with the path of its file. */
export const iconMistake = (icon: IconFile): string | undefined => {
  const { name, svg } = icon;
  const file = `client/assets/icons/${name}.svg`;
  if (!KEBAB_CASE.test(name)) return `${file}: rename it to ${kebabCase(name) || 'name'}.svg.`;
  const [, attributes, content] = ICON_ROOT.exec(svg) ?? [];
  if (attributes === undefined || content === undefined)
    return `${file}: one <svg> element is expected, nothing else.`;
  if (!/\sviewBox="0 0 24 24"/.test(attributes)) return `${file}: write viewBox="0 0 24 24" in <svg>.`;
  if (!svg.includes('stroke="currentColor"') || REFUSED.test(svg) || /\sid=/.test(content))
    return `${file}: draw with stroke="currentColor"; colors, styles, classes, scripts, links, images, and ids are not allowed.`;
  const mistake = xmlMistake(svg);
  return mistake && `${file}:${mistake}. One such icon would hide all others.`;
};

const kebabCase = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');

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
