import type { Yaml } from 'mdast';
import type { Point } from 'unist';
import * as v from 'valibot';
import { isMap, isScalar, LineCounter, type Pair, parseDocument } from 'yaml';
import { didYouMean } from '#scripts/content/problems/nearest-name.ts';
import type { Report } from '#scripts/content/problems/problem.ts';
import type { PageMeta } from '#worker/page/types.ts';

export const DESCRIPTION_CHARACTERS = { least: 60, most: 160 } as const;

const text = v.pipe(v.string('must be text: put it in quotes'), v.trim(), v.nonEmpty('is empty'));

const fields = {
  title: text,
  description: v.pipe(
    text,
    v.check(
      ({ length }) => length <= DESCRIPTION_CHARACTERS.most,
      ({ input }) => `has ${input.length} characters, ${DESCRIPTION_CHARACTERS.most} at most`,
    ),
    v.check(
      ({ length }) => length >= DESCRIPTION_CHARACTERS.least,
      ({ input }) => `has ${input.length} characters, ${DESCRIPTION_CHARACTERS.least} at least`,
    ),
  ),
  title_meta: v.optional(text),
} as const;
type FieldName = keyof typeof fields;
const FIELD_NAMES = ['title', 'description', 'title_meta'] as const satisfies FieldName[];
const REQUIRED = ['title', 'description'] as const satisfies FieldName[];

const isFieldName = (name: string): name is FieldName => Object.hasOwn(fields, name);

const CURES: Record<FieldName, string> = {
  title: 'Write `title: Storage`, the heading of the page.',
  description: `Write one sentence of ${DESCRIPTION_CHARACTERS.least} to ${DESCRIPTION_CHARACTERS.most} characters that says what the page is good for.`,
  title_meta: 'Write the title that the browser tab shows, or leave the line out.',
};

/** Reads what stands between the two `---`; whatever is wrong is reported where it stands. */
export const readFrontMatter = (node: Yaml | undefined, report: Report): Partial<PageMeta> => {
  if (!node) {
    report(
      undefined,
      'The page has no front matter.',
      'Begin the file with `---`, `title: …`, `description: …` and `---`, each on a line of its own.',
    );
    return {};
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(node.value, { lineCounter, prettyErrors: false });
  const firstLine = (node.position?.start.line ?? 1) + 1;
  const pointAt = (offset: number): Point => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: firstLine + line - 1, column: col };
  };
  for (const error of document.errors) {
    report(
      pointAt(error.pos[0]),
      `The front matter is not valid YAML: ${firstSentence(error.message)}`,
      'Put values that hold `: `, `#`, quotes or brackets in quotes: `title: "Note: this"`.',
    );
  }
  if (document.errors.length > 0) return {};

  const meta: Partial<Record<FieldName, string>> = {};
  const pairs = isMap(document.contents) ? document.contents.items : [];
  for (const pair of pairs) {
    const name = keyOf(pair);
    const point = pointAt(rangeStart(pair.key));
    if (!isFieldName(name)) {
      report(point, `The front matter has no key \`${name}\`.`, didYouMean(name, FIELD_NAMES));
      continue;
    }
    const value: unknown = isScalar(pair.value) ? pair.value.value : pair.value;
    const result = v.safeParse(fields[name], value ?? '');
    if (result.success) meta[name] = result.output ?? '';
    else {
      report(
        pointAt(rangeStart(pair.value) || rangeStart(pair.key)),
        `\`${name}\` ${result.issues[0].message}.`,
        CURES[name],
      );
      meta[name] = typeof value === 'string' ? value : '';
    }
  }
  for (const name of REQUIRED) {
    if (meta[name] === undefined) report(node, `The front matter has no \`${name}\`.`, CURES[name]);
  }
  return meta;
};

const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

const rangeStart = (node: unknown): number => (isScalar(node) ? (node.range?.[0] ?? 0) : 0);

const firstSentence = (message: string): string => {
  const sentence = message.split('\n')[0] ?? message;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
};
