import { algoliasearch } from 'algoliasearch';
import { expect, test } from 'vitest';
import type { SearchRecordFields } from '#client/contracts/search.ts';
import { hostedRecords, INDEX_SETTINGS } from '#scripts/search/hosted-index.ts';
import { pushCommand, pushRecords } from '#scripts/search/push-records.ts';
import { startStandIn } from './provider-stand-in.ts';

const RECORD: SearchRecordFields = {
  objectID: '/reference/python/storage#bucket-on',
  url: '/docs/reference/python/storage#bucket-on',
  type: 'lvl2',
  hierarchy: {
    lvl0: 'Python v1',
    lvl1: 'Storage',
    lvl2: 'Bucket.on()',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: 'Registers a listener.',
  kind: 'symbol',
  section: 'Reference',
  library: 'python',
  version: 'v1',
};
const HOSTED = { appId: 'APP1', apiKey: 'abc', indexName: 'docs', insights: false };
const PUSH = {
  indexName: 'docs',
  records: [RECORD],
  synonyms: [{ readers: ['blob', 'object store'], site: 'storage' }],
};

test('a push sends settings and synonyms, then all records, which take the place of the former at once', async () => {
  const provider = await startStandIn();
  await pushRecords(algoliasearch('APP1', 'admin', { hosts: [provider.host] }), PUSH);
  await provider.close();
  const writes = provider.calls
    .filter(({ address }) => !address.startsWith('GET '))
    .map(({ address, body }) => ({ address, body }));
  const temporary = /docs_tmp_\d+/.exec(JSON.stringify(writes[2]))?.[0];
  expect(writes).toEqual([
    { address: 'PUT /1/indexes/docs/settings', body: INDEX_SETTINGS },
    {
      address: 'POST /1/indexes/docs/synonyms/batch',
      body: [
        { objectID: 'blob-storage', type: 'oneWaySynonym', input: 'blob', synonyms: ['storage'] },
        {
          objectID: 'object-store-storage',
          type: 'oneWaySynonym',
          input: 'object store',
          synonyms: ['storage'],
        },
      ],
    },
    {
      address: 'POST /1/indexes/docs/operation',
      body: { operation: 'copy', destination: temporary, scope: ['settings', 'rules', 'synonyms'] },
    },
    {
      address: `POST /1/indexes/${temporary}/batch`,
      body: { requests: [{ action: 'addObject', body: hostedRecords([RECORD])[0] }] },
    },
    {
      address: 'POST /1/indexes/docs/operation',
      body: { operation: 'copy', destination: temporary, scope: ['settings', 'rules', 'synonyms'] },
    },
    { address: `POST /1/indexes/${temporary}/operation`, body: { operation: 'move', destination: 'docs' } },
  ]);
});

test('a record is weighed by its version, its level, and its place', () => {
  const old = { ...RECORD, version: 'v0' };
  const {
    library: _,
    version: _version,
    ...page
  } = {
    ...RECORD,
    hierarchy: { ...RECORD.hierarchy, lvl2: null },
  };
  expect(hostedRecords([RECORD, old, page]).map(({ weight }) => weight)).toEqual([
    { version: 1, level: 4, position: 0 },
    { version: 0, level: 4, position: 1 },
    { version: 1, level: 5, position: 2 },
  ]);
});

test('the command pushes with the key that may write, and says what it sent', async () => {
  const provider = await startStandIn();
  const text = await pushCommand({
    hosted: HOSTED,
    records: [RECORD],
    synonyms: PUSH.synonyms,
    environment: { SEARCH_ADMIN_KEY: 'admin' },
    isDryRun: false,
    createClient: (appId, key) => algoliasearch(appId, key, { hosts: [provider.host] }),
  });
  await provider.close();
  expect(text).toMatch(/^Sent 1 records and 2 synonyms to the index docs\.\n$/);
  expect(new Set(provider.calls.map(({ key }) => key))).toEqual(new Set(['admin']));
});

test('a dry run prints what would be sent, and needs no key', async () => {
  const text = await pushCommand({
    hosted: HOSTED,
    records: [RECORD],
    synonyms: PUSH.synonyms,
    environment: {},
    isDryRun: true,
  });
  expect(text).toMatch(
    /^Would send to the index docs:\n {2}1 records with 1 kB, the largest with 1 kB\n {2}2 synonyms\n/,
  );
  expect(text).toContain('"searchableAttributes": [');
  expect(text).toContain('"objectID": "/reference/python/storage#bucket-on"');
});

test('without a key that may write, a push stops with the name of its variable', async () => {
  const push = { hosted: HOSTED, records: [RECORD], synonyms: [], isDryRun: false };
  await expect(pushCommand({ ...push, environment: { SEARCH_ADMIN_KEY: '' } })).rejects.toMatchObject({
    name: 'OperatorError',
    message: 'The environment variable SEARCH_ADMIN_KEY is not set.',
    hint: 'Set it to a key of the application APP1 that may write to the index docs.',
  });
});

test('without a hosted index, a push stops with the names of its settings', async () => {
  const push = { hosted: undefined, records: [], synonyms: [], environment: {}, isDryRun: true };
  await expect(pushCommand(push)).rejects.toThrow(
    'There is no hosted index: the settings SEARCH_APP_ID, SEARCH_API_KEY, and SEARCH_INDEX_NAME are empty.',
  );
});
