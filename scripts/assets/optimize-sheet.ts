import { stripVTControlCharacters } from 'node:util';
import { optimize } from '@tailwindcss/node';
import { OperatorError } from '#scripts/terminal/operator.ts';

/** The characters that are shown on each side of a mistake: a generated rule is one long line. */
const SHOWN = 40;

/** Minifies a sheet. Throws for CSS that no browser would understand, because the optimizer drops the rule and only warns. */
export const optimizeSheet = (css: string, sheet: string): string => {
  const said: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => said.push(text);
  try {
    const { code } = optimize(css, { minify: true });
    const [mistake] = said.flatMap(mistakesIn);
    if (mistake === undefined) return code;
    throw new OperatorError(
      `client/styles/${sheet}.css: a rule would be left out. ${mistake}`,
      'Correct the rule, or the data that it is made from: values of content/choices.ts begin with a letter.',
    );
  } finally {
    console.warn = warn;
  }
};

/** The mistakes in a warning, which has the line of each above an arrow to its place. */
const mistakesIn = (warning: string): string[] => {
  const lines = stripVTControlCharacters(warning).split('\n');
  return lines.flatMap((line, index) => {
    const [, before = '', message] = /^(.*)\^--\s+(.*)$/.exec(line) ?? [];
    if (message === undefined) return [];
    const start = Math.max(before.length - SHOWN, 0);
    return [`${message}: …${(lines[index - 1] ?? '').slice(start, before.length + SHOWN)}…`];
  });
};
