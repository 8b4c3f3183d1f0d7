import { beforeEach, expect, test, vi } from 'vitest';
import { whenTouched } from '#client/events.ts';
import { find, showPage } from './dom.ts';

const work = vi.fn();

const send = (selector: string, type: string) =>
  find(selector).dispatchEvent(new Event(type, { bubbles: type !== 'focusin' }));

beforeEach(() => {
  work.mockReset();
  showPage(
    '<p></p><a data-sections="a"><b></b></a><label class="language-choice"><i></i></label><form class="search-control"></form><i class="search-link"></i>',
  );
  whenTouched(work);
});

test.each([
  ['p', 'pointerdown'],
  ['p', 'wheel'],
  ['p', 'keydown'],
  ['p', 'focusin'],
  ['p', 'change'],
  ['p', 'click'],
  ['a b', 'pointerover'],
  ['.language-choice i', 'pointerover'],
  ['.search-control', 'pointerover'],
  ['.search-link', 'pointerover'],
])('on %s, %s is a touch, and only the first touch counts', (selector, type) => {
  expect(work).not.toHaveBeenCalled();
  send(selector, type);
  expect(work).toHaveBeenCalledOnce();
  for (const event of [type, 'pointerdown', 'keydown']) send(selector, event);
  expect(work).toHaveBeenCalledOnce();
});

test('the work gets the touch and the hash that the address had then', () => {
  history.replaceState(null, '', '#limits');
  send('p', 'pointerdown');
  expect(work).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'pointerdown' }), '#limits');
  history.replaceState(null, '', location.pathname);
});

test('a pointer that rests over the page is not a touch', () => {
  send('p', 'pointerover');
  expect(work).not.toHaveBeenCalled();
  send('p', 'pointerdown');
  expect(work).toHaveBeenCalledOnce();
});
