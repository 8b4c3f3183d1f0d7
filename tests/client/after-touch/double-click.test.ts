import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startDoubleClick } from '#client/after-touch/drawer.ts';
import { find, showPage } from '#tests/client/dom.ts';

const clicked = vi.fn();

/** Presses an element as the given click in a row. Returns the types of the events that the page may act on. */
const press = (selector: string, detail: number) =>
  ['mousedown', 'click'].filter((type) =>
    find(selector).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail })),
  );
const BOTH = ['mousedown', 'click'];

beforeEach(() => {
  clicked.mockReset();
  showPage('<button><i></i><b></b></button><a href="#next">Next</a>');
  find('a').addEventListener('click', clicked);
  vi.spyOn(globalThis, 'addEventListener');
  startDoubleClick();
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls)
    removeEventListener(type, listener, true);
  vi.restoreAllMocks();
});

test('the second click reaches nothing if something else is in the place of what the first one hit', () => {
  expect(press('button', 1)).toEqual(BOTH);
  expect(press('a', 2)).toEqual([]);
  expect(clicked).not.toHaveBeenCalled();
});

test.each([
  ['a third click in a row', 3],
  ['a new click', 1],
])('after it, %s works', (_, detail) => {
  press('button', 1);
  press('a', 2);
  expect(press('a', detail)).toEqual(BOTH);
  expect(clicked).toHaveBeenCalledOnce();
});

test('neither does one after a click beside the controls, such as one that closed a dialog', () => {
  expect(press('body', 1)).toEqual(BOTH);
  expect(press('a', 2)).toEqual([]);
});

test('both clicks work on a control that stays, even if its parts change', () => {
  expect(press('i', 1)).toEqual(BOTH);
  expect(press('b', 2)).toEqual(BOTH);
});
