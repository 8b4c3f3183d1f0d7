import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REFERENCES, type Reference } from '#content/references.ts';
import { symbolTitle } from '#scripts/components/symbols/names.tsx';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
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
    const some = names.filter((_, index) => index % 8 === 0); // all of them take half a minute
    expect(some.filter((name) => findSymbols(name, sections).symbols.length === 0)).toEqual([]);
  },
);
