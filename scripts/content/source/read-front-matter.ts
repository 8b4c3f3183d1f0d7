import type { Root, RootContent, Yaml } from 'mdast';
import type { Point } from 'unist';
import * as v from 'valibot';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import {
  didYouMean,
  type Positioned,
  type ProblemText,
  type Report,
} from '#scripts/content/problems/problem.ts';
import { cutTexts, yamlHint, yamlOffset, yamlReason } from '#scripts/content/problems/yaml-error.ts';
import { frontMatter, type PageMeta } from '#worker/model/page-meta.ts';

/** Words of readers' questions for the sections of a page, and their position in the front matter. */
export interface PageKeywords {
  words: readonly (readonly [anchor: string, words: string])[];
  position: Positioned;
}

interface FrontMatter {
  keywords: PageKeywords;
  /** Absent if the front matter has a problem. */
  meta?: PageMeta;
  /** The texts that could be read, for the checks that span all pages. */
  written: Partial<PageMeta>;
}

const { entries } = frontMatter;
type FieldName = keyof typeof entries;
const isFieldName = (name: string): name is FieldName => Object.hasOwn(entries, name);
const NONE: PageKeywords = { words: [], position: undefined };
const hintOf = (name: FieldName): string => v.getMetadata(entries[name]).hint;

/** Reads the YAML between the two `---` lines and reports every problem at its position in the page. */
export const readFrontMatter = ({ children }: Root, report: Report): FrontMatter => {
  const node = children.find((child) => child.type === 'yaml');
  if (!node) {
    const { message, hint } = missing(children[0]);
    report(undefined, message, hint);
    return { written: {}, keywords: NONE };
  }
  const yaml = readYaml(node, report);
  if (!yaml) return { written: {}, keywords: NONE };

  const fields = new Map<FieldName, YamlField>();
  for (const field of yaml) {
    if (isFieldName(field.name)) fields.set(field.name, field);
    else
      report(
        field.position,
        `The front matter has no key \`${field.name}\`.`,
        didYouMean(field.name, Object.keys(entries)),
      );
  }
  return checkedFields(fields, (name, problem) => {
    const field = fields.get(name);
    if (field) report(field.valuePosition, `\`${name}\` ${problem}.`, hintOf(name));
    else report(node, `The front matter has no \`${name}\`.`, hintOf(name));
  });
};

/** The problem in a page without front matter. `first` is the first node of its text. */
const missing = (first: RootContent | undefined): ProblemText => {
  const { start, end } = (first?.type === 'thematicBreak' && first.position) || {};
  const line = start && end && end.column - start.column === '---'.length ? start.line : undefined;
  if (line === 1)
    return {
      message: 'The front matter has no end.',
      hint: 'Write `---` on a line of its own below `description`.',
    };
  if (line !== undefined)
    return { message: 'There is a blank line above the front matter.', hint: 'Begin the file with `---`.' };
  return {
    message: 'The page has no front matter.',
    hint: 'Begin the file with `---`, `title: …`, `description: …`, and `---`, each on a line of its own.',
  };
};

const checkedFields = (
  fields: ReadonlyMap<FieldName, YamlField>,
  report: (name: FieldName, problem: string) => void,
): FrontMatter => {
  const values = Object.fromEntries(Array.from(fields, ([name, { value }]) => [name, value ?? '']));
  const result = v.safeParse(frontMatter, values, { abortPipeEarly: true });
  if (result.success) {
    const { keywords: words = [], ...meta } = result.output;
    return { meta, written: meta, keywords: { words, position: fields.get('keywords')?.valuePosition } };
  }
  for (const { path, message } of result.issues) {
    const name = String(path?.[0]?.key);
    if (isFieldName(name)) report(name, message);
  }
  return {
    keywords: NONE,
    written: Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string')),
  };
};

/** A key of the front matter with its value. Their positions are those in the page. */
interface YamlField {
  name: string;
  value: unknown;
  position: Point;
  /** The position of the value, or that of the key if there is none. */
  valuePosition: Point;
}

/** The fields between the two `---` lines. Returns `undefined` if that is not YAML, and reports each problem. */
const readYaml = ({ value: yaml, position }: Yaml, report: Report): YamlField[] | undefined => {
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
  const { errors, contents } = document;
  const firstLine = (position?.start.line ?? 1) + 1;
  const pointAt = (offset: number): Point => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: firstLine + line - 1, column: col };
  };
  let reported = 0;
  for (const error of errors) {
    const point = pointAt(yamlOffset(error, document));
    // Other problems in the same line depend on how the parser continues.
    if (point.line === reported) continue;
    reported = point.line;
    report(point, `The front matter is not valid YAML: ${yamlReason(error)}`, yamlHint(error) ?? QUOTES);
  }
  if (contents && !isMap(contents) && errors.length === 0)
    report(pointAt(0), 'The line has no key.', 'Write `title: Storage`, with a space after the colon.');
  if (errors.length > 0 || (contents && !isMap(contents))) return undefined;
  for (const { offset, message, hint } of cutTexts(document, yaml)) report(pointAt(offset), message, hint);
  return (contents?.items ?? []).map(({ key, value }) => ({
    name: String(scalarValue(key)),
    value: scalarValue(value),
    position: pointAt(startOffset(key)),
    valuePosition: pointAt(startOffset(value) || startOffset(key)),
  }));
};

const QUOTES = 'Put values that contain `: `, `#`, quotes, or brackets in quotes: `title: "Note: this"`.';

/** A map becomes a list of pairs, because a key may be any name, such as `constructor`. */
const scalarValue = (node: unknown): unknown => {
  if (isMap(node)) return node.items.map(({ key, value }) => [scalarValue(key), scalarValue(value)]);
  return isScalar(node) ? node.value : node;
};

const startOffset = (node: unknown): number => (isScalar(node) ? (node.range?.[0] ?? 0) : 0);
