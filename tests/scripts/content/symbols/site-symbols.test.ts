import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REFERENCES, type Reference } from '#content/references.ts';
import { pageTitle, symbolTitle } from '#scripts/components/symbols/names.tsx';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import { baseType } from '#scripts/content/symbols/symbols-of.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { findSymbols } from '#worker/agents/find-symbol.ts';
import { markdownSections } from '#worker/agents/markdown-sections.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';
import { pageEntries, type Release } from '#worker/model/release-manifest.ts';
import { markdownText } from '#worker/model/stored-markdown.ts';

const { symbols } = await readSymbols(join(projectRoot, 'content/symbols'), projectRoot);

test('every library reference has its data in content/symbols, or tables would leave the library out', () => {
  expect(REFERENCES.filter((reference) => !symbols.get(reference))).toEqual([]);
});

test('a page that a library lacks has the same name in every table', () => {
  const lacking = symbols.all().flatMap(({ about }) => about.absent);
  expect(lacking.map(({ title }) => title)).toEqual(lacking.map(({ id }) => pageTitle(id)));
});

/** `npm run build` comes first. */
const built = (file: string) => JSON.parse(readFileSync(join(projectRoot, '.build', file), 'utf8'));
const { pages }: Release = built('release.json');

const sectionsOf = (reference: Reference) =>
  pageEntries(pages)
    .filter(([path]) => parseReferencePath(path)?.reference === reference)
    .flatMap(([, { markdown }]) =>
      markdownSections(markdownText(built(`kv/markdown/${markdown}`), undefined)),
    );

test.each(symbols.all().map((library) => [library.reference, library] as const))(
  'agents find each symbol of %s by its name, with or without a heading of its own',
  (reference, library) => {
    const sections = sectionsOf(reference);
    const names = [...library.pages.values()].flatMap((page) =>
      page.symbols.flatMap((owner) => [
        symbolTitle(owner),
        ...(owner.members ?? []).flatMap((member) =>
          [member, ...(member.siblings ?? [])].map(({ name }) => symbolTitle({ ...member, name }, owner)),
        ),
      ]),
    );
    expect(names.length).toBeGreaterThan(200);
    expect(names.filter((name) => findSymbols(name, sections).symbols.length === 0)).toEqual([]);
  },
);

test.each([
  ['class FileRequest(BucketRequest):\n    def __init__(self, key: str)', 'BucketRequest'],
  ['@dataclass(frozen=True)\nclass FailedTask(Task)', 'Task'],
  ['class MessageRequest<T>\n  extends AbstractRequest<T>', 'AbstractRequest'],
  ['abstract class SecureResource<T extends Enum> extends Resource', 'Resource'],
  ['class ReceivedTask<T> : Task<T>', 'Task'],
  ['class Bucket', undefined],
  ['class Response<T>', undefined],
  ['bucket(name: string): Bucket', undefined],
])('%s extends %s', (signature, base) => {
  expect(baseType({ signature })).toBe(base);
});
