import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyOutbox, sendFeedback } from '#client/behaviors/feedback-outbox.ts';
import { refuseStorage } from '#tests/client/refusing-storage.ts';

const body = { url: 'https://nitric.io/docs/storage', ua: 'UA', comment: 'Nice', answer: 'yes' } as const;
const call = vi.fn<typeof fetch>();
const answer = (status: number) => call.mockResolvedValue(new Response(null, { status }));
const keys = (): string[] =>
  JSON.parse(localStorage.getItem('feedback-outbox') ?? '[]').map(({ key }: { key: string }) => key);
const sentKeys = () => call.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));

beforeEach(() => {
  localStorage.clear();
  call.mockReset();
  vi.stubGlobal('fetch', call);
});

test.each([
  ...[200, 201, 400, 403, 404, 405, 413, 415, 422, 499].map((status) => [status, []] as const),
  ...[302, 408, 429, 500, 503, 599].map((status) => [status, ['k1']] as const),
])('after the answer %i, the outbox has %j for the next page', async (status, left) => {
  answer(status);
  await sendFeedback({ key: 'k1', body });
  expect(keys()).toEqual(left);
});

test('a request goes on when the page is left, and is aborted after ten seconds', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  answer(201);
  await sendFeedback({ key: 'k1', body });
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, signal: timeout.mock.results[0]?.value });
});

test('the outbox is sent in order under the same keys, and keeps submissions that fail again', async () => {
  answer(503);
  await sendFeedback({ key: 'k1', body });
  await sendFeedback({ key: 'k2', body });
  call.mockReset().mockResolvedValueOnce(new Response(null, { status: 503 }));
  call.mockResolvedValueOnce(new Response(null, { status: 200 }));
  await emptyOutbox();
  expect(sentKeys()).toEqual(['k1', 'k2']);
  expect(keys()).toEqual(['k1']);
});

test('entries whose key is no key are not sent again and again', async () => {
  const stored = [null, 7, { key: {}, body }, { key: 'a\nb', body }, { key: 'k1', body }];
  localStorage.setItem('feedback-outbox', JSON.stringify(stored));
  answer(422);
  await emptyOutbox();
  expect(sentKeys()).toEqual(['k1']);
  expect(localStorage.getItem('feedback-outbox')).toBeNull();
});

describe('several pages in one browser', () => {
  /** The part of Web Locks that the outbox uses. */
  const held = new Set<string>();
  const request = async (name: string, _: object, work: (lock: object | null) => unknown) => {
    if (held.has(name)) return work(null);
    held.add(name);
    try {
      return await work({});
    } finally {
      held.delete(name);
    }
  };
  beforeEach(() => {
    held.clear();
    vi.stubGlobal('navigator', { locks: { request } });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('do not send the same submission at the same time', async () => {
    let finish = () => {};
    call.mockImplementation(
      () =>
        new Promise((resolve) => {
          finish = () => resolve(new Response(null, { status: 201 }));
        }),
    );
    const sent = sendFeedback({ key: 'k1', body });
    await vi.waitFor(() => expect(sentKeys()).toEqual(['k1']));
    await emptyOutbox();
    expect(sentKeys()).toEqual(['k1']);
    finish();
    await sent;
    expect(keys()).toEqual([]);
  });

  test('do not send what another page has settled in the meantime', async () => {
    localStorage.setItem(
      'feedback-outbox',
      JSON.stringify([
        { key: 'k1', body },
        { key: 'k2', body },
      ]),
    );
    call.mockImplementation(async () => {
      localStorage.removeItem('feedback-outbox');
      return new Response(null, { status: 201 });
    });
    await emptyOutbox();
    expect(sentKeys()).toEqual(['k1']);
    expect(keys()).toEqual([]);
  });

  test('send without locks if the browser denies them', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('SecurityError')) } });
    answer(201);
    await sendFeedback({ key: 'k1', body });
    expect(sentKeys()).toEqual(['k1']);
  });
});

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'a submission is sent even if %s of the storage throws',
  async (method) => {
    const allow = refuseStorage('localStorage', method);
    answer(201);
    await sendFeedback({ key: 'k1', body }).finally(allow);
    expect(sentKeys()).toEqual(['k1']);
  },
);

test('the outbox keeps the ten newest submissions', async () => {
  answer(503);
  for (let number = 1; number <= 12; number += 1) await sendFeedback({ key: `k${number}`, body });
  expect(keys()).toEqual(['k3', 'k4', 'k5', 'k6', 'k7', 'k8', 'k9', 'k10', 'k11', 'k12']);
});

test.each(['not json', '{}', '[1, null, {"key": "k"}]'])(
  'anything else in the storage is ignored: %s',
  async (stored) => {
    localStorage.setItem('feedback-outbox', stored);
    await emptyOutbox();
    expect(call).not.toHaveBeenCalled();
  },
);
