import { linesOutsideCode, type MarkdownSection } from './markdown-sections.ts';

const ROW = /^[-*] `([^`]+)`/;
const SAME_SIGNATURE = /^ *The same signature: /;

/**
 * The symbols that a section describes: the one in its heading, and those without a heading of their own, such as the
 * properties of a type and `Api.post()` in the section of `Api.get()`.
 */
export const symbolNames = ({ title, isName, text }: MarkdownSection): string[] => {
  if (!isName) return [];
  const owner = ownerOf(title);
  const listed = linesOutsideCode(text.split('\n')).flatMap((line) => listedNames(line.text));
  return [title, ...listed.map((name) => owner + name)];
};

/** The type whose members a section lists, with a dot. It is empty if the section is about a function. */
const ownerOf = (title: string): string =>
  title.includes('(') ? title.slice(0, title.lastIndexOf('.', title.indexOf('(')) + 1) : `${title}.`;

const listedNames = (line: string): string[] => {
  const [, row] = ROW.exec(line) ?? [];
  if (row !== undefined) return [row];
  return SAME_SIGNATURE.test(line) ? [...line.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name) : [];
};
