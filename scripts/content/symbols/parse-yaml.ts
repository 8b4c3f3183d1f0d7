import * as v from 'valibot';
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml';
import { ownValue } from '#content/own-value.ts';
import { didYouMean, type Positioned, type Report } from '#scripts/content/problems/problem.ts';
import { cutTexts, yamlHint, yamlOffset, yamlReason } from '#scripts/content/problems/yaml-error.ts';

export interface ParsedYaml<Output> {
  output: Output;
  /**
   * The position of the value at a path, such as `['symbols', 2, 'name']`, or of its nearest parent. The value of a block begins
   * below its `|`.
   */
  positionOf: (path: readonly (string | number)[]) => Positioned;
}

/** Parses YAML with a schema, and reports every problem at its position. Returns `undefined` if there is one. */
export const parseYaml = <const S extends v.GenericSchema>(
  text: string,
  schema: S,
  report: Report,
): ParsedYaml<v.InferOutput<S>> | undefined => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const pointAt = (offset: number): Positioned => {
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

  const positionOf = (path: readonly (string | number)[]): Positioned => {
    const node = document.getIn(path, true);
    if (isNode(node) && node.range) {
      const isBlock = isScalar(node) && /^BLOCK/.test(node.type ?? '');
      const start = isBlock ? /\n\s*/.exec(text.slice(node.range[0])) : undefined;
      return pointAt(node.range[0] + (start ? start.index + start[0].length : 0));
    }
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
    reportIssue(issue, String(path.at(-1) ?? 'The file'), (...problem) =>
      report(positionOf(path), ...problem),
    );
  }
  return undefined;
};

const QUOTES = 'Put text that contains `: `, `#`, or brackets in quotes';

const reportIssue = (
  issue: v.BaseIssue<unknown>,
  name: string,
  report: (message: string, hint: string) => void,
): void => {
  if (issue.type === 'strict_object' && issue.expected === 'never')
    report(`\`${name}\` is not a key here.`, 'Remove it, or correct its name.');
  else if (issue.type === 'strict_object' && issue.received === 'undefined')
    report(`\`${name}\` is missing.`, `Write \`${name}: …\`.`);
  else if (issue.input === null)
    report(`\`${name}\` is empty.`, 'Write its value, or remove the line if the key is optional.');
  else if (issue.type === 'picklist')
    report(
      `\`${issue.input}\` is not a value of \`${name}\`.`,
      didYouMean(String(issue.input), issue.expected?.replaceAll(/[()"]/g, '').split(' | ') ?? []),
    );
  else
    report(
      `\`${name}\` ${ownValue(KINDS, issue.expected ?? '') ?? issue.message}.`,
      'See “Symbols” in content/README.md.',
    );
};

/** These say what a value must be if its schema has no message of its own. */
const KINDS: Readonly<Record<string, string>> = {
  Array: 'must be a list, whose lines begin with `- `',
  Object: 'must have keys, each on a line of its own',
};
