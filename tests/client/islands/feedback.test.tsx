import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Feedback from '#client/islands/feedback.tsx';
import { hydrate } from '#client/islands/hydrate.tsx';
import { find, showPage } from '../dom.ts';

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
  showPage(`<doc-island>${renderToString(<Feedback url={url} />)}</doc-island>`);
});
afterEach(() => vi.restoreAllMocks());
const start = () => hydrate(find('doc-island'), 'feedback', Feedback, { url });

test('without script it is a form with all that the call needs', () => {
  const form = find<HTMLFormElement>('form');
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/docs/api/feedback']);
  choose('no');
  find<HTMLTextAreaElement>('textarea').value = 'typed';
  expect([...new FormData(form)]).toEqual([
    ['url', url],
    ['ua', ''],
    ['answer', 'no'],
    ['comment', 'typed'],
  ]);
});

test('asks its question with three choices, of which one is needed, and a comment box of five rows', () => {
  expect(find('legend').textContent).toBe('What did you think of this content?');
  const radios = [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
  expect(radios.map(({ value, required }) => [value, required])).toEqual([
    ['yes', true],
    ['no', true],
    ['feedback', true],
  ]);
  expect(find('textarea').getAttribute('rows')).toBe('5');
  expect(find('button').textContent).toBe('Send');
});

test('an answer counts as a goal, once', async () => {
  const goals: unknown[] = [];
  addEventListener('docs-goal', (event) => goals.push(event instanceof CustomEvent && event.detail));
  await start();
  choose('no');
  send();
  send();
  await vi.waitFor(() => expect(status()).toBe('Submitting feedback'));
  expect(goals).toEqual(['feedback no']);
});

test("says 'Submitting feedback', then thanks; the call has exactly its four fields and a key", async () => {
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

test.each([500, 422])('thanks whatever the outcome: %i', async (code) => {
  await start();
  choose('yes');
  send();
  await vi.waitFor(() => expect(status()).toBe('Submitting feedback'));
  answer(code);
  await vi.waitFor(() => expect(status()).toBe('Thank you for your feedback!'));
});

test('a second submission is ignored while one is under way, and after the thanks', async () => {
  await start();
  choose('yes');
  send();
  send();
  await vi.waitFor(() => expect(status()).toBe('Submitting feedback'));
  send();
  answer(201);
  await vi.waitFor(() => expect(status()).toBe('Thank you for your feedback!'));
  send();
  await new Promise((resolve) => setTimeout(resolve));
  expect(call).toHaveBeenCalledOnce();
  expect(find('button').getAttribute('aria-disabled')).toBe('true');
});

test('what was chosen and typed before it started is sent', async () => {
  choose('no');
  find<HTMLTextAreaElement>('textarea').value = 'early';
  await start();
  send();
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(JSON.parse(String(call.mock.calls[0]?.[1]?.body))).toMatchObject({ answer: 'no', comment: 'early' });
});

test('sends the beginning of a very long comment, whole characters only, so that the server never refuses it', async () => {
  await start();
  choose('yes');
  find<HTMLTextAreaElement>('textarea').value = '🙂'.repeat(5_000);
  send();
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  const { comment } = JSON.parse(String(call.mock.calls[0]?.[1]?.body)) as { comment: string };
  expect(comment).toBe('🙂'.repeat(4_001));
  answer(201);
});
