import { expect, test, vi } from 'vitest';
import { sendClick } from '#client/search/call/send-click.ts';

test('a click names the hit, its place, and its answer, but no reader', () => {
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>();
  vi.stubGlobal('navigator', { sendBeacon });
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

test('a browser without beacons reports nothing', () => {
  vi.stubGlobal('navigator', {});
  const hosted = { appId: 'APP', apiKey: 'key', indexName: 'nitric', insights: true };
  expect(() => sendClick(hosted, 'q1', {})).not.toThrow();
});
