import * as v from 'valibot';
import { SDKS } from '#content/sdks.ts';
import { LANGUAGE_TOOLS, type LanguageWithTools, TOOLS } from '#content/tools.ts';
import { code, text } from '#scripts/components/markdown-nodes.ts';
import { toolRecord } from '#scripts/content/records/record-names.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { lineOf, recordTable } from './record-table.ts';

/** A table of the tools that the commands of the CLI call. */
export const tools = defineExpansion({
  props: {},
  place: 'block',
  content: 'none',
  expand: (view) => {
    const rows = TOOLS.map(({ name, neededFor, check }) => ({
      record: toolRecord(name),
      cells: [lineOf(name, view), lineOf(neededFor, view), [code(check)]],
    }));
    return [recordTable(['Tool', 'Needed for', 'Check'], rows)];
  },
});

const LANGUAGES = Object.keys(LANGUAGE_TOOLS) as LanguageWithTools[]; // the keys are typed

/** A table of the versions of languages. */
export const languageVersions = defineExpansion({
  props: {},
  place: 'block',
  content: 'none',
  expand: (view) => {
    const rows = LANGUAGES.map((language) => {
      const { needs, check } = LANGUAGE_TOOLS[language];
      return {
        record: toolRecord(language),
        cells: [[text(SDKS[language].label)], lineOf(needs, view), [code(check)]],
      };
    });
    return [recordTable(['Language', 'Needs', 'Check'], rows)];
  },
});

/** The version of a language in a sentence: `Go 1.22 or newer`. */
export const languageVersion = defineExpansion({
  props: { of: v.picklist(LANGUAGES), tools: v.optional(v.boolean(), false) },
  place: 'inline',
  content: 'none',
  expand: ({ props: { of, tools: hasTools } }) => [text(LANGUAGE_TOOLS[of][hasTools ? 'needs' : 'version'])],
});
