import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Feedback from '#client/islands/feedback.tsx';
import { hydrate } from '#client/islands/hydrate.tsx';
import { find, showPage } from '#tests/client/dom.ts';

const url = 'https://nitric.io/docs/storage';
const call = vi.fn<typeof fetch>();
let answer: (status: number) => void;
const status = () => find('[role=status]').textContent;
const choose = (value: string) => find(`[value=${value}]`).click();
const send = () => find('button').click();

beforeEach(async () => {
  localStorage.clear();
  call.mockReset().mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = (code) => resolve(new Response(null, { status: code }));
      }),
  );
  vi.stubGlobal('fetch', call);
  showPage(
    `<input type="hidden" name="url" value="${url}" form="feedback-form"><doc-island>${renderToString(<Feedback />)}</doc-island>`,
  );
});
afterEach(() => vi.restoreAllMocks());
const start = () => hydrate(find('doc-island'), 'feedback', Feedback, {});

test('without JavaScript, the form has every field that the request needs', () => {
  const form = find<HTMLFormElement>('form');
  expect(['method', 'action', 'enctype'].map((name) => form.getAttribute(name))).toEqual([
    'post',
    '/docs/api/feedback',
    'multipart/form-data',
  ]);
  choose('no');
  find<HTMLTextAreaElement>('textarea').value = 'typed';
  expect([...new FormData(form)].sort()).toEqual([
    ['answer', 'no'],
    ['comment', 'typed'],
    ['ua', ''],
    ['url', url],
  ]);
});

test("the form shows 'Submitting feedback' and then thanks, and its request has exactly four fields and a key", async () => {
  await start();
  choose('feedback');
  find<HTMLTextAreaElement>('textarea').value = 'Nice';
  send();
  await vi.waitFor(() => expect(status()).toBe('Submitting feedback'));
  const [path, init] = call.mock.calls[0] ?? [];
  expect(path).toBe('/docs/api/feedback');
  expect(JSON.parse(String(init?.body))).toEqual({
    url,
    ua: navigator.userAgent,
    comment: 'Nice',
    answer: 'feedback',
  });
  expect(new Headers(init?.headers).get('Idempotency-Key')).toMatch(
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  );
  answer(201);
  await vi.waitFor(() => expect(status()).toBe('Thank you for your feedback!'));
});

test('each step is announced once, and focus moves to the status, which is all that stays of the form', async () => {
  await start();
  const said: (string | null)[] = [];
  // A live region must exist before its first message.
  const region = find('[role=status]');
  expect(region.textContent).toBe('');
  const observer = new MutationObserver(() => said.push(region.textContent));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  choose('yes');
  find('button').focus();
  send();
  await vi.waitFor(() => expect(status()).toBe('Submitting feedback'));
  expect(document.activeElement).toBe(region);
  expect(find('form').dataset.phase).toBe('submitting');
  answer(201);
  await vi.waitFor(() => expect(status()).toBe('Thank you for your feedback!'));
  expect(document.activeElement).toBe(region);
  expect(find('[role=status]')).toBe(region);
  observer.disconnect();
  expect(said).toEqual(['Submitting feedback', 'Thank you for your feedback!']);
});

test('the form thanks the reader even if the request fails', async () => {
  call.mockReset().mockRejectedValue(new DOMException('The operation timed out.', 'TimeoutError'));
  await start();
  choose('yes');
  send();
  await vi.waitFor(() => expect(status()).toBe('Thank you for your feedback!'));
});

test('a comment whose JSON is too large for the server is cut and marked with […]', async () => {
  await start();
  choose('yes');
  find<HTMLTextAreaElement>('textarea').value = '\u0001'.repeat(4_000);
  send();
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  const sent = String(call.mock.calls[0]?.[1]?.body);
  expect(new TextEncoder().encode(sent).length).toBeLessThanOrEqual(16_384);
  expect(new TextEncoder().encode(sent).length).toBeGreaterThan(15_500);
  const { comment } = JSON.parse(sent) as { comment: string };
  expect(comment.replaceAll('\u0001', '')).toBe(' […]');
  answer(201);
});

test('only the beginning of a very long comment is sent, in whole characters, so that the server accepts it', async () => {
  await start();
  choose('yes');
  find<HTMLTextAreaElement>('textarea').value = '🙂'.repeat(5_000);
  send();
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  const { comment } = JSON.parse(String(call.mock.calls[0]?.[1]?.body)) as { comment: string };
  expect(comment).toBe('🙂'.repeat(4_001));
  answer(201);
});
