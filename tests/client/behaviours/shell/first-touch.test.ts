import { beforeEach, expect, test, vi } from 'vitest';
import { startFirstTouch } from '#client/behaviours/shell/first-touch.ts';
import { find, showPage } from '#tests/client/dom.ts';

const { startAfterTouch } = vi.hoisted(() => ({ startAfterTouch: vi.fn() }));
vi.mock('#client/after-touch.ts', () => ({ startAfterTouch }));

const send = (selector: string, type: string) =>
  find(selector).dispatchEvent(new Event(type, { bubbles: type !== 'focusin' }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  startAfterTouch.mockReset();
  showPage('<p></p><a data-sections="a"><b></b></a><label class="language-choice"><i></i></label>');
  startFirstTouch();
});

test.each([
  ['p', 'pointerdown'],
  ['p', 'wheel'],
  ['p', 'keydown'],
  ['p', 'focusin'],
  ['p', 'change'],
  ['a b', 'pointerover'],
  ['.language-choice i', 'pointerover'],
])('on %s %s loads the rest, once', async (selector, type) => {
  await settled();
  expect(startAfterTouch).not.toHaveBeenCalled();
  for (const event of [type, type, 'pointerdown', 'keydown']) send(selector, event);
  await settled();
  expect(startAfterTouch).toHaveBeenCalledOnce();
});

test('a pointer that rests over the page is no touch', async () => {
  send('p', 'pointerover');
  await settled();
  expect(startAfterTouch).not.toHaveBeenCalled();
  send('p', 'pointerdown');
  await settled();
  expect(startAfterTouch).toHaveBeenCalledOnce();
});

test('without it the page goes on as it is', async () => {
  startAfterTouch.mockImplementation(() => {
    throw new Error('offline');
  });
  send('p', 'pointerdown');
  await settled();
  expect(startAfterTouch).toHaveBeenCalledOnce();
});
