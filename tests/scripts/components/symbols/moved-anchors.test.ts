import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { VOCABULARY } from '#scripts/components/vocabulary.ts';
import { compilePage } from '#scripts/content/compile/compile-page.ts';
import { readSymbols } from '#scripts/content/symbols/read-symbols.ts';
import type { LibrarySymbols } from '#scripts/content/symbols/site-symbols.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { pagePath } from '#tests/worker/page-path.ts';

const { symbols } = await readSymbols(join(projectRoot, 'content/symbols'), projectRoot);

/** The start of a library's reference, as the site has it. */
const startOf = ({ reference }: LibrarySymbols) => {
  const path = pagePath(`/reference/${reference}`);
  const sourceFile = `content/pages/reference/${reference}/index.mdx`;
  const file = join(projectRoot, sourceFile);
  return compilePage(
    { path, file, sourceFile, source: readFileSync(file, 'utf8') },
    { projectRoot, vocabulary: VOCABULARY, symbols },
  );
};

/** The anchors that other pages of the library have: those of its symbols, its notes, and the headings in its pages. */
const hasAnchor = (library: LibrarySymbols, href: string): boolean => {
  const [path = '', anchor] = href.split('#');
  const page = path.slice(`/docs/reference/${library.reference}/`.length);
  const file = join(projectRoot, `content/pages${path.slice('/docs'.length)}.mdx`);
  if (!existsSync(file)) return false;
  return (
    anchor === undefined ||
    library.find(anchor)?.page === page ||
    library.pages.get(page)?.absent?.some(({ id }) => id === anchor) === true ||
    readFileSync(file, 'utf8').includes(`[#${anchor}]`)
  );
};

/** Newer libraries never had a single page. */
const formerlyOnePage = symbols.all().filter(({ moved }) => Object.keys(moved).length > 0);

test('most libraries had a single page', () => {
  expect(formerlyOnePage.length).toBeGreaterThan(5);
});

describe.each(formerlyOnePage.map((library) => [library.reference, library] as const))(
  'the former single page of %s',
  (reference, library) => {
    test('has moved, every anchor of it, to a place that exists', async () => {
      const { output, facts } = await startOf(library);
      const html = output?.page.html ?? '';
      const start = `/docs/reference/${reference}`;
      const lost = Object.entries(library.moved).filter(([anchor, href]) => {
        if (!facts.anchors?.includes(anchor)) return true;
        const [, target] = new RegExp(`id="${anchor}">(?:<span[^>]*>)*<a href="([^"]+)"`).exec(html) ?? [];
        // An anchor without a link stays on the start.
        if (target === undefined) return false;
        return target !== href || !(href.startsWith(`${start}#`) || hasAnchor(library, href));
      });
      expect(Object.keys(library.moved).length).toBeGreaterThan(10);
      expect(lost).toEqual([]);
    });
  },
);
