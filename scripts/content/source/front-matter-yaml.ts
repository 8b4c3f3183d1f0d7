import type { Yaml } from 'mdast';
import type { Point } from 'unist';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Report } from '#scripts/content/problems/problem.ts';
import { cutTexts, yamlCure, yamlOffset, yamlReason } from '#scripts/content/problems/yaml-error.ts';

/** A key of the front matter with its value. Their places are those in the page. */
export interface YamlField {
  name: string;
  value: unknown;
  place: Point;
  /** The place of the value, or that of the key if there is none. */
  valuePlace: Point;
}

/** The fields between the two `---` lines. Returns `undefined` if that is not YAML, and reports each mistake. */
export const readYaml = ({ value: yaml, position }: Yaml, report: Report): YamlField[] | undefined => {
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
    // Other mistakes in the same line depend on how the parser continues.
    if (point.line === reported) continue;
    reported = point.line;
    report(point, `The front matter is not valid YAML: ${yamlReason(error)}`, yamlCure(error) ?? QUOTES);
  }
  if (contents && !isMap(contents) && errors.length === 0)
    report(pointAt(0), 'The line has no key.', 'Write `title: Storage`, with a space after the colon.');
  if (errors.length > 0 || (contents && !isMap(contents))) return undefined;
  for (const { offset, message, cure } of cutTexts(document, yaml)) report(pointAt(offset), message, cure);
  return (contents?.items ?? []).map(({ key, value }) => ({
    name: String(scalarValue(key)),
    value: scalarValue(value),
    place: pointAt(startOffset(key)),
    valuePlace: pointAt(startOffset(value) || startOffset(key)),
  }));
};

const QUOTES = 'Put values that contain `: `, `#`, quotes, or brackets in quotes: `title: "Note: this"`.';

const scalarValue = (node: unknown): unknown => (isScalar(node) ? node.value : node);

const startOffset = (node: unknown): number => (isScalar(node) ? (node.range?.[0] ?? 0) : 0);
