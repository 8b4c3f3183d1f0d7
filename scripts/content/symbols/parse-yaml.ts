import * as v from 'valibot';
import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { didYouMean } from '#scripts/content/problems/nearest-name.ts';
import type { Place, Report } from '#scripts/content/problems/problem.ts';

export interface ParsedYaml<Output> {
  output: Output;
  /** The place of the value at a path, such as `['symbols', 2, 'name']`, or of its nearest parent. */
  placeOf: (path: readonly (string | number)[]) => Place;
}

/** Parses YAML with a schema, and reports every mistake at its place. Returns `undefined` if there is one. */
export const parseYaml = <const S extends v.GenericSchema>(
  text: string,
  schema: S,
  report: Report,
): ParsedYaml<v.InferOutput<S>> | undefined => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const pointAt = (offset: number): Place => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  for (const { message, pos } of document.errors)
    report(
      pointAt(pos[0]),
      `The file is not valid YAML: ${message}`,
      'Put texts that hold `: `, `#`, or brackets in quotes, and use two spaces a level.',
    );
  if (document.errors.length > 0) return undefined;

  const placeOf = (path: readonly (string | number)[]): Place => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isNode(node) && node.range) return pointAt(node.range[0]);
    const parent = document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(path.at(-1)))
      : undefined;
    if (pair && isNode(pair.key) && pair.key.range) return pointAt(pair.key.range[0]);
    return path.length === 0 ? undefined : placeOf(path.slice(0, -1));
  };

  const result = v.safeParse(schema, document.toJS());
  if (result.success) return { output: result.output, placeOf };
  for (const issue of result.issues) {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    reportIssue(issue, placeOf(path), path, report);
  }
  return undefined;
};

const reportIssue = (
  issue: v.BaseIssue<unknown>,
  place: Place,
  path: readonly (string | number)[],
  report: Report,
): void => {
  const name = String(path.at(-1) ?? 'The file');
  if (issue.type === 'strict_object' && issue.expected === 'never')
    report(place, `\`${name}\` is not a key here.`, 'Remove it, or correct its name.');
  else if (issue.type === 'strict_object' && issue.received === 'undefined')
    report(place, `\`${name}\` is missing.`, `Write \`${name}: …\`.`);
  else if (issue.type === 'picklist')
    report(
      place,
      `\`${name}\` ${issue.message}.`,
      didYouMean(String(issue.input), issue.expected?.replaceAll(/[()"]/g, '').split(' | ') ?? []),
    );
  else report(place, `\`${name}\` ${issue.message}.`, 'See “Symbols” in content/README.md.');
};
