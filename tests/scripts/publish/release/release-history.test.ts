import { describe, expect, test } from 'vitest';
import {
  currentRelease,
  formerRelease,
  outdatedRecords,
  releasesNewestFirst,
  unusedKeys,
} from '#scripts/publish/release/release-history.ts';
import { parseRecord, type ReleaseRecord } from '#scripts/publish/release/release-record.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');

/** The records of a text such as `A deployed, B restored`, one minute apart. */
const history = (text: string): ReleaseRecord[] =>
  text.split(', ').map((entry, index) => {
    const [id = '', state] = entry.split(' ');
    return {
      id,
      state: state as ReleaseRecord['state'], // the tests below use no other states
      time: new Date(NOW.getTime() + (index - 1000) * 60_000).toISOString(),
      keys: [`page/${id}`, 'page/home'],
      assets: { 'entry.js': `asset/${id}` },
    };
  });

describe('currentRelease and formerRelease', () => {
  test.each([
    ['A deployed', 'A', undefined],
    ['A deployed, B deployed', 'B', 'A'],
    ['A deployed, B deployed, C preview', 'B', 'A'],
    ['A deployed, B deployed, C publishing', 'B', 'A'],
    ['A deployed, B deployed, C deployed, B restored', 'B', 'A'],
    ['A deployed, B deployed, C deployed, B restored, A restored', 'A', undefined],
    ['A deployed, B deployed, A restored, C deployed', 'C', 'A'],
    ['B deployed, A deployed', 'A', 'B'],
    ['A preview', undefined, undefined],
  ])('%s: readers have %s, and had %s before', (text, current, former) => {
    expect(currentRelease(history(text))?.id).toBe(current);
    expect(formerRelease(history(text))?.id).toBe(former);
  });

  test('releasesNewestFirst lists each release once, newest first', () => {
    const records = history('A deployed, B deployed, C preview, A restored');
    expect(releasesNewestFirst(records).map(({ id, state }) => `${id} ${state}`)).toEqual([
      'A restored',
      'B deployed',
    ]);
  });
});

describe('outdatedRecords', () => {
  const ids = (text: string) => outdatedRecords(history(text), NOW).map(({ id }) => id);

  test('include the eleventh release and older ones', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `r${index} deployed`).join(', ');
    expect(ids(ten)).toEqual([]);
    expect(ids(`old deployed, ${ten}`)).toEqual(['old']);
    expect(ids(`old deployed, ${ten}, r3 restored`)).toEqual(['old']);
    expect(ids(`old deployed, ${ten}, old restored`)).toEqual(['r0']);
  });

  test('include the eleventh preview and older ones', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `p${index} preview`).join(', ');
    expect(ids(`old preview, ${ten}`)).toEqual(['old']);
  });

  test('include publications that did not end within a day', () => {
    const [record] = history('A publishing');
    const at = (time: string) => outdatedRecords(record ? [{ ...record, time }] : [], NOW);
    expect(at('2026-11-19T12:00:00.000Z')).toEqual([]);
    expect(at('2026-11-19T11:59:59.999Z')).toHaveLength(1);
  });
});

describe('unusedKeys', () => {
  test('are the keys that only outdated records name', () => {
    const [old, kept] = history('A deployed, B deployed') as [ReleaseRecord, ReleaseRecord]; // two entries above
    expect(unusedKeys([old, kept], [old])).toEqual(['page/A', 'asset/A']);
  });
});

describe('parseRecord', () => {
  test.each([
    '',
    '{',
    '[]',
    '{"id":"a"}',
    '{"id":"a","time":"yesterday","state":"deployed","keys":[],"assets":{}}',
  ])('does not accept %j', (text) => {
    expect(parseRecord(text)).toBeUndefined();
  });

  test('reads a record that was written', () => {
    const [record] = history('A deployed');
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
  });
});
