import { beforeEach, expect, test, vi } from 'vitest';
import { sendClick } from '#client/search/call/send-click.ts';
import { sendOutcome } from '#client/search/call/send-outcome.ts';

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);

beforeEach(() => {
  sendBeacon.mockClear();
  vi.stubGlobal('navigator', { sendBeacon });
});

test('an outcome has the query, at most 64 characters, and nothing else', () => {
  sendOutcome(` ${'x'.repeat(70)}`, 'left');
  expect(sendBeacon.mock.calls).toEqual([
    ['/docs/api/search/outcome', JSON.stringify({ query: 'x'.repeat(64), outcome: 'left' })],
  ]);
});

test('a click names the hit, its place, and its answer, but no reader', () => {
  const hosted = { appId: 'APP', apiKey: 'key', indexName: 'nitric', insights: true };
  sendClick(hosted, 'q1', { objectID: '/storage#limits', position: 2 });
  const [url = '', body = ''] = sendBeacon.mock.calls[0] ?? [];
  expect(url).toBe('https://insights.algolia.io/1/events?x-algolia-application-id=APP&x-algolia-api-key=key');
  expect(JSON.parse(body)).toEqual({
    events: [
      {
        eventType: 'click',
        eventName: 'Hit chosen',
        index: 'nitric',
        userToken: 'anonymous',
        queryID: 'q1',
        objectIDs: ['/storage#limits'],
        positions: [2],
      },
    ],
  });
});
