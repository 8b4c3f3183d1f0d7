import { env, exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FEEDBACK_ANSWER_VALUES } from '#client/contracts/feedback-form.ts';
import release from '#release';
import { BODY, emptyTable, fillDay, rows, send, sendJson } from '#tests/worker/feedback/send-feedback.ts';
import { fetchWith } from '#tests/worker/fetch-with.ts';

describe('feedback', () => {
  const KEY = 'e7b1b7a4-0f5c-4d0e-9a63-5f2f0a7a1c11';

  beforeEach(emptyTable);

  describe('a JSON submission', () => {
    test('is stored completely, without the sender’s address', async () => {
      const before = new Date().toISOString();
      const answer = await sendJson(BODY, { 'Idempotency-Key': KEY, 'CF-Connecting-IP': '203.0.113.9' });
      expect([answer.status, await answer.json()]).toEqual([201, { id: KEY }]);
      const [row, ...others] = await rows();
      expect(others).toEqual([]);
      expect(row).toEqual({
        id: KEY,
        page_path: '/storage',
        release: release.id,
        answer: 'yes',
        comment: 'Clear and short.',
        comment_cut: 0,
        user_agent: 'Mozilla/5.0',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        resolved_at: null,
      });
      expect(row && row.created_at >= before).toBe(true);
    });

    test('is stored once, no matter how often it is sent', async () => {
      expect((await sendJson(BODY, { 'Idempotency-Key': KEY })).status).toBe(201);
      const again = await sendJson({ ...BODY, comment: 'Changed' }, { 'Idempotency-Key': KEY });
      expect([again.status, await again.json()]).toEqual([200, { id: KEY }]);
      expect((await rows()).map(({ comment }) => comment)).toEqual(['Clear and short.']);
    });

    test.each(['eight-08', 'Az09._~-', 'y'.repeat(128)])('can have the key %s', async (key) => {
      expect((await sendJson(BODY, { 'Idempotency-Key': key })).status).toBe(201);
      expect((await rows()).map(({ id }) => id)).toEqual([key]);
    });

    test('gets a key if it does not have one', async () => {
      const { id } = await (await sendJson(BODY)).json<{ id: string }>();
      expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
      expect((await rows()).map((row) => row.id)).toEqual([id]);
    });

    test('is stored once per key, even among many simultaneous and repeated submissions', async () => {
      const keys = Array.from({ length: 60 }, (_, index) => `concurrent-${index}`);
      const sent = [...keys, ...keys.slice(0, 10)].map((key) => sendJson(BODY, { 'Idempotency-Key': key }));
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(60);
      expect(statuses.filter((status) => status === 200)).toHaveLength(10);
      expect((await rows()).map(({ id }) => id)).toEqual([...keys].sort());
    });

    test('with a comment of more than 4,000 characters is cut and marked', async () => {
      expect((await sendJson({ ...BODY, comment: '🙂'.repeat(3_000) + 'a'.repeat(1_001) })).status).toBe(201);
      const [row] = await rows();
      expect([row?.comment, row?.comment_cut]).toEqual(['🙂'.repeat(3_000) + 'a'.repeat(1_000), 1]);
    });

    test('keeps an empty user agent and shortens a long one to 256 characters', async () => {
      await sendJson({ ...BODY, ua: '' }, { 'Idempotency-Key': 'empty-agent', 'User-Agent': 'Header/1' });
      await sendJson({ ...BODY, ua: 'x'.repeat(300) }, { 'Idempotency-Key': 'long-agent' });
      expect((await rows()).map(({ user_agent }) => user_agent)).toEqual(['', 'x'.repeat(256)]);
    });
  });

  describe('a plain form', () => {
    const FIELDS = { ...BODY, ua: '', comment: 'One\r\nTwo\r\nThree' };
    const multipart = () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(FIELDS)) form.set(name, value);
      return form;
    };

    test.each([
      ['urlencoded', () => new URLSearchParams(FIELDS)],
      ['multipart', multipart],
    ])('(%s) is stored and leads to the thank-you page', async (_, form) => {
      const answer = await send(form(), { 'User-Agent': 'Lynx/2.9', Accept: 'text/html' });
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/docs/feedback/thanks']);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const [row] = await rows();
      expect([row?.user_agent, row?.comment]).toEqual(['Lynx/2.9', 'One\nTwo\nThree']);
    });

    test('with a comment that is pressed twice, or sent again after an answer that was lost, is stored once', async () => {
      const answers = await Promise.all([send(multipart()), send(multipart()), send(multipart())]);
      expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
      expect(await rows()).toHaveLength(1);
    });

    test.each([
      ['comment', { comment: 'Two' }],
      ['user agent', { ua: 'Other/1' }],
    ])('with another %s is another one', async (_, other) => {
      await send(new URLSearchParams(FIELDS));
      await send(new URLSearchParams({ ...FIELDS, ...other }));
      expect(await rows()).toHaveLength(2);
    });

    test('without a comment may be from another reader', async () => {
      await send(new URLSearchParams({ ...FIELDS, comment: '' }));
      await send(new URLSearchParams({ ...FIELDS, comment: '' }));
      expect(await rows()).toHaveLength(2);
    });

    test('is another one an hour later', async () => {
      vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z'), toFake: ['Date'] });
      await send(multipart());
      vi.setSystemTime(new Date('2026-11-22T11:00:00Z'));
      await send(multipart());
      vi.useRealTimers();
      expect((await rows()).map(({ created_at }) => created_at).sort()).toEqual([
        '2026-11-22T10:00:00.000Z',
        '2026-11-22T11:00:00.000Z',
      ]);
    });

    test('with a mistake gets a page with the reason in a browser', async () => {
      const answer = await send(new URLSearchParams({ ...FIELDS, answer: '' }), {
        Accept: 'text/html,*/*;q=0.8',
      });
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([422, 'no-store']);
      const html = await answer.text();
      for (const part of [
        '<h1>Your feedback was not stored</h1>',
        `<p>answer must be one of ${FEEDBACK_ANSWER_VALUES.join(', ')}.</p>`,
        '<p>Go back to the page: what you wrote is still in the form.</p>',
      ])
        expect(html).toContain(part);
    });
  });

  describe('an address', () => {
    test.each([
      ['https://nitric.io/docs', '/'],
      ['https://nitric.io/docs/storage?utm=1#events', '/storage'],
      ['https://nitric.io/docs/Storage/', '/storage'],
    ])('%s is the page %s', async (url, path) => {
      expect((await sendJson({ ...BODY, url })).status).toBe(201);
      expect((await rows()).map(({ page_path }) => page_path)).toEqual([path]);
    });

    test('can be on the host of the request', async () => {
      const answer = await exports.default.fetch('http://localhost:8787/docs/api/feedback', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:8787' },
        body: JSON.stringify({ ...BODY, url: 'http://localhost:8787/docs/storage' }),
      });
      expect(answer.status).toBe(201);
    });
  });

  describe('an invalid submission', () => {
    const { answer: _, ...withoutAnswer } = BODY;

    const ALL_FOUR = 'The body must have exactly the fields url, ua, comment and answer.';
    const DETAILS: Record<string, string> = {
      url: 'url must be the address of a page of this site, with at most 2048 characters.',
      ua: 'ua must be a string: the user agent.',
      comment: 'comment must be a string. It may be empty.',
      answer: `answer must be one of ${FEEDBACK_ANSWER_VALUES.join(', ')}.`,
      body: ALL_FOUR,
      email: ALL_FOUR,
      ['x'.repeat(64)]: ALL_FOUR,
    };

    test.each<[string, unknown]>([
      ['x'.repeat(64), { ...BODY, ['x'.repeat(65)]: '' }],
      ['url', { ...BODY, url: 'https://nitric.io/docs/api/feedback' }],
      ['answer', withoutAnswer],
      ['answer', { ...BODY, answer: 'maybe' }],
      ['comment', { ...BODY, comment: 1 }],
      ['ua', { ...BODY, ua: null }],
      ['email', { ...BODY, email: 'me@example.org' }],
      ['body', null],
      ['url', { ...BODY, url: 'https://nitric.io.evil.example/docs/storage' }],
      ['url', { ...BODY, url: 'http://nitric.io/docs/storage' }],
      ['url', { ...BODY, url: 'https://nitric.io/docsstorage' }],
      ['url', { ...BODY, url: 'https://nitric.io/docs/no-such-page' }],
      ['url', { ...BODY, url: `https://nitric.io/docs/storage?${'q'.repeat(2048)}` }],
    ])('is rejected because of the field %s: %#', async (field, body) => {
      const answer = await sendJson(body);
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
      expect([answer.status, await answer.json()]).toEqual([
        422,
        { type: 'about:blank', title: 'Not the expected fields', status: 422, detail: DETAILS[field], field },
      ]);
      expect(await rows()).toEqual([]);
    });

    test.each<[string, BodyInit, Record<string, string>, number, string | undefined]>([
      ['bad JSON', '{"url":', { 'Content-Type': 'application/json' }, 400, undefined],
      [
        'not UTF-8',
        new Uint8Array([0x22, 0xff, 0x22]),
        { 'Content-Type': 'application/json' },
        400,
        undefined,
      ],
      ['not a form', 'x', { 'Content-Type': 'multipart/form-data; boundary=b' }, 400, undefined],
      ['another type', '{}', { 'Content-Type': 'text/plain' }, 415, 'Content-Type'],
      ['17 kB', 'x'.repeat(17_000), { 'Content-Type': 'application/json' }, 413, 'comment'],
    ])('is rejected with the right status: %s', async (_, body, headers, status, field) => {
      const answer = await send(body, headers);
      const problem = await answer.json<{ status: number; field?: string }>();
      expect([answer.status, problem.status, problem.field]).toEqual([status, status, field]);
      expect(await rows()).toEqual([]);
    });

    test.each(['', 'seven-7', '-starts-with-a-hyphen', `x${'y'.repeat(128)}`, "a'; DROP TABLE"])(
      'is rejected because of its key: %j',
      async (key) => {
        const answer = await sendJson(BODY, { 'Idempotency-Key': key });
        expect([answer.status, await answer.json()]).toEqual([
          400,
          expect.objectContaining({ field: 'Idempotency-Key' }),
        ]);
        expect(await rows()).toEqual([]);
      },
    );
  });

  describe('the check for other sites', () => {
    test.each<[string, Record<string, string>]>([
      ['Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site' }],
      ['Sec-Fetch-Site', { 'Sec-Fetch-Site': 'same-site' }],
      ['Origin', { Origin: 'https://evil.example' }],
      ['Origin', { Origin: 'null' }],
      ['Origin', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }],
    ])('rejects another site by its %s: %j', async (field, headers) => {
      const answer = await sendJson(BODY, headers);
      expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ field })]);
      expect(await rows()).toEqual([]);
    });
  });

  test('a sender above the limit may send again after a minute', async () => {
    const limit = vi.fn(async () => ({ success: false }));
    const refused = await fetchWith({ FEEDBACK_LIMIT: { limit } }, '/docs/api/feedback', {
      method: 'POST',
      body: JSON.stringify(BODY),
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '198.51.100.7' },
    });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ status: 429, title: 'Too many submissions' });
    expect(limit).toHaveBeenCalledExactlyOnceWith({ key: '198.51.100.7' });
    expect(await rows()).toEqual([]);
  });

  test('the answer while the store is down asks for a retry and reveals no details', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await env.SIGNALS.exec('ALTER TABLE feedback RENAME TO away');
    const answer = await sendJson(BODY);
    const page = await send(new URLSearchParams(BODY), { Accept: 'text/html' });
    await env.SIGNALS.exec('ALTER TABLE away RENAME TO feedback');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(log).toHaveBeenCalledTimes(2);
    expect(await answer.text()).not.toMatch(/sql|table|d1|error|stack/i);
    const html = await page.text();
    expect(html).toContain('<h1>Your feedback may not have been stored</h1>');
    expect(html).toContain('<p>Send it again in half a minute. A comment is stored only once.</p>');
  });

  test('a day that has no room for more feedback answers 429, as a problem or as a page', async () => {
    vi.useFakeTimers({ now: new Date('2026-09-01T12:00:00Z'), toFake: ['Date'] });
    await fillDay('2026-09-01');
    expect((await sendJson(BODY)).status).toBe(201);
    const problem = await sendJson(BODY);
    const page = await send(new URLSearchParams(BODY), { Accept: 'text/html' });
    vi.useRealTimers();
    expect([problem.status, problem.headers.get('Retry-After')]).toEqual([429, '43200']);
    const detail = 'This site has stored as much feedback as it takes in a day. Send it again tomorrow.';
    expect(await problem.json()).toMatchObject({ title: 'Too much feedback today', detail });
    expect([page.status, await page.text()]).toEqual([429, expect.stringContaining(detail)]);
  });

  test.each(FEEDBACK_ANSWER_VALUES)('the answer %s is accepted', async (answer) => {
    expect((await sendJson({ ...BODY, comment: '', answer })).status).toBe(201);
    expect((await rows()).map((row) => row.answer)).toEqual([answer]);
  });
});

test.each<[string, string]>([
  ['https://nitric.io/docs/storage', '<a href="/docs/storage">Back to Storage</a>'],
  ['https://evil.example/docs/storage', '<a href="/docs">Go to the documentation&#x27;s home</a>'],
  ['nonsense', '<a href="/docs">Go to the documentation&#x27;s home</a>'],
])('the thank-you page, reached from %s, has the link %s', async (Referer, link) => {
  const answer = await exports.default.fetch('https://nitric.io/docs/feedback/thanks', {
    headers: { Referer },
  });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const html = await answer.text();
  expect(html).toContain('<h1>Thank you for your feedback!</h1>');
  expect(html).toContain(link);
});
