import * as v from 'valibot';
import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { ownValue } from '#content/own-value.ts';
import { didYouMean, didYouMeanOr } from '#scripts/content/problems/nearest-name.ts';
import type { Place, Report } from '#scripts/content/problems/problem.ts';
import { cutTexts, yamlHint, yamlOffset, yamlReason } from '#scripts/content/problems/yaml-error.ts';

export interface ParsedYaml<Output> {
  output: Output;
  /** The position of the value at a path, such as `['symbols', 2, 'name']`, or of its nearest parent. */
  positionOf: (path: readonly (string | number)[]) => Place;
}

/** Parses YAML with a schema, and reports every mistake at its position. Returns `undefined` if there is one. */
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
  // Errors after the first one depend on how the parser continues.
  const [error] = document.errors;
  if (error) {
    report(
      pointAt(yamlOffset(error, document)),
      `The file is not valid YAML: ${yamlReason(error)}`,
      yamlHint(error) ?? `${QUOTES}, and use two spaces per level.`,
    );
    return undefined;
  }

  const cut = cutTexts(document, text);
  for (const { offset, message, hint } of cut) report(pointAt(offset), message, hint);
  if (cut.length > 0) return undefined;

  const positionOf = (path: readonly (string | number)[]): Place => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) return pointAt(node.range[0]);
    const parent = document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent)
      ? parent.items.find(({ key }) => String(key) === String(path.at(-1)))
      : undefined;
    if (pair && isNode(pair.key) && pair.key.range) return pointAt(pair.key.range[0]);
    return path.length === 0 ? undefined : positionOf(path.slice(0, -1));
  };

  const result = v.safeParse(schema, document.toJS());
  if (result.success) return { output: result.output, positionOf };
  for (const issue of result.issues) {
    const path = (issue.path ?? []).map(({ key }) => key as string | number); // YAML has no other keys
    reportIssue(issue, { position: positionOf(path), path, schema }, report);
  }
  return undefined;
};

const QUOTES = 'Put text that contains `: `, `#`, or brackets in quotes';

const reportIssue = (
  issue: v.BaseIssue<unknown>,
  {
    position,
    path,
    schema,
  }: { position: Place; path: readonly (string | number)[]; schema: v.GenericSchema },
  report: Report,
): void => {
  const name = String(path.at(-1) ?? 'The file');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const hint = didYouMeanOr('Remove it, or correct its name.', name, keysAt(schema, path.slice(0, -1)));
    report(position, `\`${name}\` is not a key here.`, hint);
  } else if (issue.type === 'strict_object' && issue.received === 'undefined')
    report(position, `\`${name}\` is missing.`, `Write \`${name}: …\`.`);
  else if (issue.input === null)
    report(position, `\`${name}\` is empty.`, 'Write its value, or remove the line if the key is optional.');
  else if (issue.type === 'picklist')
    report(
      position,
      `\`${issue.input}\` is not a value of \`${name}\`.`,
      didYouMean(String(issue.input), issue.expected?.replaceAll(/[()"]/g, '').split(' | ') ?? []),
    );
  else
    report(
      position,
      `\`${name}\` ${ownValue(KINDS, issue.expected ?? '') ?? issue.message}.`,
      'See “Symbols” in content/README.md.',
    );
};

/** These say what a value must be if its schema has no message of its own. */
const KINDS: Readonly<Record<string, string>> = {
  Array: 'must be a list, whose lines begin with `- `',
  Object: 'must have keys, each on a line of its own',
};

/** The parts of a schema in which a path can continue. */
interface SchemaPart {
  entries?: Readonly<Record<string, SchemaPart>>;
  item?: SchemaPart;
  value?: SchemaPart;
  wrapped?: SchemaPart;
}

/** The keys that the object at a path may have. */
const keysAt = (schema: v.GenericSchema, path: readonly (string | number)[]): string[] => {
  let part: SchemaPart | undefined = schema as SchemaPart; // every schema is an object, and each part is optional
  for (const key of path) {
    const { item, entries, value }: SchemaPart = unwrapped(part);
    part = typeof key === 'number' ? item : (ownValue(entries, key) ?? value);
  }
  return Object.keys(unwrapped(part).entries ?? {});
};

const unwrapped = (part: SchemaPart | undefined): SchemaPart => part?.wrapped ?? part ?? {};
