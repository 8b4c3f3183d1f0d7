import { expect, test } from 'vitest';
import type { SubjectException } from '#content/subjects.ts';
import type { PageFacts } from '#scripts/content/page/page-facts.ts';
import { buildReferences } from '#scripts/content/references/build-references.ts';
import { pagePath } from '#tests/worker/page-path.ts';

/** The facts about a page with a second-level heading for each anchor, each followed by a third-level heading. */
const facts = (text: string, ...anchors: string[]): PageFacts => {
  const sections = anchors.flatMap((id) => [
    { id, title: id, depth: 2 as const },
    { id: `${id}-below`, title: id, depth: 3 as const },
  ]);
  return {
    path: pagePath(text),
    sourceFile: '',
    meta: {},
    anchors: [],
    sections,
    links: [],
    names: [],
    images: [],
    samples: { count: 0, fragments: [] },
    records: [],
    symbols: {},
    components: [],
  };
};

test('anchors and the start page are subjects of their reference', () => {
  expect(
    buildReferences(
      [
        facts('/storage', 'x'),
        facts('/reference/cli', 'x'),
        facts('/reference/nodejs', 'apis', 'storage'),
        facts('/reference/nodejs/v0', 'storage', 'more'),
        facts('/reference/jvm/v0', 'apis'),
      ],
      [],
    ),
  ).toEqual({
    nodejs: { '': '', apis: '#apis', storage: '#storage' },
    'nodejs/v0': { '': '', storage: '#storage', more: '#more' },
    'jvm/v0': { '': '', apis: '#apis' },
  });
});

test('the path of a page below the start is a subject, and the page’s anchors are not', () => {
  const pages = [facts('/reference/go', 'storage', 'run'), facts('/reference/go/storage', 'on')];
  expect(buildReferences(pages, [])).toEqual({
    go: { '': '', storage: '/storage', run: '#run' },
  });
});

test('every reference lists its subjects in the order of the first reference that has them', () => {
  const pages = [
    facts('/reference/nodejs', 'a', 'b', 'c'),
    facts('/reference/nodejs/v0', 'c', 'old', 'a'),
    facts('/reference/go', 'old', 'b'),
  ];
  const references = buildReferences(pages, []);
  expect(Object.keys(references['nodejs/v0'] ?? {})).toEqual(['', 'a', 'c', 'old']);
  expect(Object.keys(references.go ?? {})).toEqual(['', 'b', 'old']);
});

test('an exception renames a subject, only in its references', () => {
  const exceptions: SubjectException[] = [
    { subject: 'keyvalue', name: 'collections', references: ['go/v0', 'python/v0'] },
  ];
  const pages = [
    facts('/reference/python', 'collections'),
    facts('/reference/python/v0/collections', 'set'),
    facts('/reference/go/v0', 'collections', 'collections-old'),
  ];
  expect(buildReferences(pages, exceptions)).toEqual({
    python: { '': '', collections: '#collections' },
    'python/v0': { keyvalue: '/collections' },
    'go/v0': { '': '', keyvalue: '#collections', 'collections-old': '#collections-old' },
  });
});
