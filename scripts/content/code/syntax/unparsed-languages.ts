import type { LanguageName } from '#scripts/content/code/languages.ts';
import type { FORMAT_PARSERS } from './format-parsers.ts';
import type { TreeLanguage } from './grammars.ts';

/** The languages that are not parsed, each with the reason. The compiler reports a language that is in no list. */
export const UNPARSED_LANGUAGES: Readonly<
  Record<Exclude<LanguageName, TreeLanguage | keyof typeof FORMAT_PARSERS>, string>
> = {
  text: 'Plain text has no grammar.',
  dot: 'Graphviz reads a diagram when it is drawn, and reports its mistakes.',
};
