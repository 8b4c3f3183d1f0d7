import { expect, test } from 'vitest';
import type { PageFacts } from '#scripts/content/compile/page-facts.ts';
import { buildReferences, counterparts } from '#scripts/content/reference-subjects.ts';
import { siteSymbols } from '#scripts/content/symbols/site-symbols.ts';
import { BUCKET, libraryOf } from '#tests/scripts/components/symbols/library-of.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { parseReferencePath } from '#worker/model/page-path.ts';

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
  };
};

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

const symbol = (id: string, replacement?: object) => ({
  ...BUCKET,
  id,
  returns: undefined,
  ...(replacement && { replacement: { how: 'renamed', ...replacement } }),
});
const members = [{ ...symbol('kv-get'), siblings: [{ id: 'kv-find', name: 'find' }] }, symbol('kv-keys')];

const symbols = siteSymbols([
  libraryOf('nodejs-v1', { keyvalue: { symbols: [symbol('kv'), { ...symbol('kv-store'), members }] } }),
  libraryOf('nodejs-v0', {
    collections: {
      symbols: [
        symbol('collection', { id: 'kv' }),
        symbol('query', {}),
        symbol('kv-store', { id: 'kv-store' }),
        symbol('document-ref', { id: 'kv-get' }),
        symbol('document-get', { id: 'kv-get' }),
      ],
    },
  }),
  libraryOf('python-v1', {
    library: { absent: [{ id: 'keyvalue', title: 'Key Value', instead: 'Use a bucket.' }] },
    websockets: { symbols: [symbol('websocket'), symbol('websocket-on')] },
  }),
  libraryOf('dart-v1', {
    websockets: { symbols: [symbol('websocket'), symbol('websocket-on-connect'), symbol('websocket-close')] },
    keyvalue: {
      symbols: [symbol('kv'), { ...symbol('kv-store'), members: members.slice(0, 1) }],
      absent: [{ id: 'kv-keys', title: 'Keys', instead: 'Keep a list.' }],
    },
  }),
]);

const ofPage = (text: string) => {
  const page = parseReferencePath(pagePath(text));
  return page && counterparts(page, symbols);
};

test('a page knows the anchors that its counterparts lack, and the successors of its symbols', () => {
  expect(ofPage('/reference/nodejs/v0/collections')).toEqual({
    nodejs: 'collection=kv query document-ref=kv-get document-get=kv-get',
    dart: 'collection=kv query document-ref=kv-get document-get=kv-get',
  });
});

test('a page of the latest version knows the predecessors of its symbols, and what libraries lack the page', () => {
  expect(ofPage('/reference/nodejs/keyvalue')).toEqual({
    python: '#keyvalue',
    'nodejs/v0': 'kv=collection kv-get=document-get kv-find kv-keys',
  });
});

test('a part of what another library has as a whole leads to the whole', () => {
  expect(ofPage('/reference/dart/websockets')).toEqual({
    python: 'websocket-on-connect=websocket-on websocket-close',
  });
});

test('a page without symbols has no counterparts', () => {
  expect(ofPage('/reference/nodejs/storage')).toBeUndefined();
});
