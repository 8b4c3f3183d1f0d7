import { TEMPLATES } from '#content/templates.ts';
import { code, text } from '#scripts/components/markdown-nodes.ts';
import { templateRecord } from '#scripts/content/records/record-names.ts';
import { defineExpansion } from '#scripts/content/tree/define-expansion.ts';
import { lineOf, recordTable } from './record-table.ts';

/** A table of the templates of `nitric new`. */
export const templates = defineExpansion({
  props: {},
  place: 'block',
  content: 'none',
  expand: (view) => {
    const rows = TEMPLATES.map(({ name, language, install, restarts }) => ({
      record: templateRecord(name),
      cells: [
        [code(name)],
        lineOf(language, view),
        [code(install)],
        [text(restarts ? `With ${restarts}` : 'No')],
      ],
    }));
    return [recordTable(['Template', 'Language', 'Install packages', 'Restarts on save'], rows)];
  },
});
