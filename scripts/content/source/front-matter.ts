import type { Root, RootContent } from 'mdast';
import * as v from 'valibot';
import { didYouMean } from '#scripts/content/problems/nearest-name.ts';
import type { Mistake, Report } from '#scripts/content/problems/problem.ts';
import { frontMatter, type PageMeta } from '#worker/page/front-matter.ts';
import { readYaml, type YamlField } from './front-matter-yaml.ts';

interface FrontMatter {
  /** Absent if the front matter has a mistake. */
  meta?: PageMeta;
  /** The texts that could be read, for the checks that span all pages. */
  written: Partial<PageMeta>;
}

type FieldName = keyof PageMeta;

const { entries } = frontMatter;
const isFieldName = (name: string): name is FieldName => Object.hasOwn(entries, name);
const cureOf = (name: FieldName): string => v.getMetadata(entries[name]).cure;

/** Reads the YAML between the two `---` lines and reports every mistake at its place in the page. */
export const readFrontMatter = ({ children }: Root, report: Report): FrontMatter => {
  const node = children.find((child) => child.type === 'yaml');
  if (!node) {
    const { message, cure } = missing(children[0]);
    report(undefined, message, cure);
    return { written: {} };
  }
  const yaml = readYaml(node, report);
  if (!yaml) return { written: {} };

  const fields = new Map<FieldName, YamlField>();
  for (const field of yaml) {
    if (isFieldName(field.name)) fields.set(field.name, field);
    else
      report(
        field.place,
        `The front matter has no key \`${field.name}\`.`,
        didYouMean(field.name, Object.keys(entries)),
      );
  }
  return checkedFields(fields, (name, problem) => {
    const field = fields.get(name);
    if (field) report(field.valuePlace, `\`${name}\` ${problem}.`, cureOf(name));
    else report(node, `The front matter has no \`${name}\`.`, cureOf(name));
  });
};

/** The mistake in a page without front matter. `first` is the first node of its text. */
const missing = (first: RootContent | undefined): Mistake => {
  const { start, end } = (first?.type === 'thematicBreak' && first.position) || {};
  const line = start && end && end.column - start.column === '---'.length ? start.line : undefined;
  if (line === 1)
    return {
      message: 'The front matter has no end.',
      cure: 'Write `---` on a line of its own below `description`.',
    };
  if (line !== undefined)
    return { message: 'There is a blank line above the front matter.', cure: 'Begin the file with `---`.' };
  return {
    message: 'The page has no front matter.',
    cure: 'Begin the file with `---`, `title: …`, `description: …`, and `---`, each on a line of its own.',
  };
};

const checkedFields = (
  fields: ReadonlyMap<FieldName, YamlField>,
  report: (name: FieldName, problem: string) => void,
): FrontMatter => {
  const values = Object.fromEntries(Array.from(fields, ([name, { value }]) => [name, value ?? '']));
  const result = v.safeParse(frontMatter, values, { abortPipeEarly: true });
  if (result.success) return { meta: result.output, written: result.output };
  for (const { path, message } of result.issues) {
    const name = String(path?.[0]?.key);
    if (isFieldName(name)) report(name, message);
  }
  return {
    written: Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')),
  };
};
