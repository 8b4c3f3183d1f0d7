import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFeedback } from '#client/after-touch/feedback.ts';
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
    `<form id="feedback-form" class="feedback" data-phase="asking"><input type="hidden" name="url" value="${url}">` +
      '<input type="radio" name="answer" value="yes"><textarea name="comment"></textarea><button type="submit">Send</button><p role="status" tabindex="-1"></p></form>',
  );
  startFeedback();
});
afterEach(() => vi.restoreAllMocks());

test('each step is announced once, and focus moves to the status, which is all that stays of the form', async () => {
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
  // A second submission means nothing meanwhile.
  find<HTMLFormElement>('form').requestSubmit();
  answer(201);
  await vi.waitFor(() => expect(status()).toBe('Thank you for your feedback!'));
  expect(document.activeElement).toBe(region);
  expect(find('[role=status]')).toBe(region);
  observer.disconnect();
  expect(said).toEqual(['Submitting feedback', 'Thank you for your feedback!']);
  expect(call).toHaveBeenCalledOnce();
});

test.each([
  ['marked with […] if its JSON is too large', '\u0001', 4_000, ' […]'],
  ['in whole characters', '🙂', 5_000, ''],
])('a very long comment is cut so that the server accepts it, %s', async (_, character, length, mark) => {
  choose('yes');
  find<HTMLTextAreaElement>('textarea').value = character.repeat(length);
  send();
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  const sent = String(call.mock.calls[0]?.[1]?.body);
  const bytes = new TextEncoder().encode(sent).length;
  expect([bytes > 15_500, bytes <= 16_384]).toEqual([true, true]);
  const { comment } = JSON.parse(sent) as { comment: string };
  expect(comment.replaceAll(character, '')).toBe(mark);
  answer(201);
});
