import type { Yaml } from 'mdast';
import type { Point } from 'unist';
import * as v from 'valibot';
import { type Document, isMap, isScalar, LineCounter, type Pair, parseDocument } from 'yaml';
import { didYouMean } from '#scripts/content/problems/nearest-name.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { PageMeta } from '#worker/page/front-matter.ts';
import { frontMatter } from '#worker/page/front-matter.ts';

export interface FrontMatter {
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
export const readFrontMatter = (node: Yaml | undefined, report: Report): FrontMatter => {
  if (!node) {
    report(
      undefined,
      'The page has no front matter.',
      'Begin the file with `---`, `title: …`, `description: …` and `---`, each on a line of its own.',
    );
    return { written: {} };
  }
  const { document, pointAt } = parseYaml(node);
  for (const error of document.errors) {
    report(
      pointAt(error.pos[0]),
      `The front matter is not valid YAML: ${firstSentence(error.message)}`,
      'Put values that hold `: `, `#`, quotes or brackets in quotes: `title: "Note: this"`.',
    );
  }
  if (document.errors.length > 0) return { written: {} };

  const pairs = isMap(document.contents) ? document.contents.items : [];
  const fields = new Map<FieldName, Pair>();
  for (const pair of pairs) {
    const name = String(scalarValue(pair.key));
    if (isFieldName(name)) fields.set(name, pair);
    else
      report(
        pointAt(startOffset(pair.key)),
        `The front matter has no key \`${name}\`.`,
        didYouMean(name, Object.keys(entries)),
      );
  }
  return checkedFields(fields, (name, problem) => {
    const pair = fields.get(name);
    if (!pair) report(node, `The front matter has no \`${name}\`.`, cureOf(name));
    else
      report(
        pointAt(startOffset(pair.value) || startOffset(pair.key)),
        `\`${name}\` ${problem}.`,
        cureOf(name),
      );
  });
};

const checkedFields = (
  fields: ReadonlyMap<FieldName, Pair>,
  report: (name: FieldName, problem: string) => void,
): FrontMatter => {
  const values = Object.fromEntries(
    Array.from(fields, ([name, { value }]) => [name, scalarValue(value) ?? '']),
  );
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

interface LocatedYaml {
  document: Document.Parsed;
  /** Converts an offset in the YAML to a place in the page. */
  pointAt: (offset: number) => Point;
}

const parseYaml = ({ value, position }: Yaml): LocatedYaml => {
  const lineCounter = new LineCounter();
  const document = parseDocument(value, { lineCounter, prettyErrors: false });
  const firstLine = (position?.start.line ?? 1) + 1;
  return {
    document,
    pointAt: (offset) => {
      const { line, col } = lineCounter.linePos(offset);
      return { line: firstLine + line - 1, column: col };
    },
  };
};

const scalarValue = (node: unknown): unknown => (isScalar(node) ? node.value : node);

const startOffset = (node: unknown): number => (isScalar(node) ? (node.range?.[0] ?? 0) : 0);

const firstSentence = (message: string): string => {
  const sentence = message.split('\n')[0] ?? message;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
};
