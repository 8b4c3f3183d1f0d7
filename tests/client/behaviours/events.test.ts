import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onClick, onReturn, whenIdle } from '#client/behaviours/events.ts';
import { find, returnByBackButton, showPage } from '../dom.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a click counts for the element that matches around it, also one that came later', () => {
  const clicked: string[] = [];
  onClick('.mine', ({ id }) => clicked.push(id));
  showPage('<button class="mine" id="a"><span>x</span></button><button id="b"></button>');
  find('span').click();
  find('#b').click();
  expect(clicked).toEqual(['a']);
});

test('idle work waits for the browser, two seconds at most', () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const work = vi.fn();
  whenIdle(work);
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(work, { timeout: 2000 });
});

test('idle work comes soon where the browser cannot say', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const work = vi.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
});

test('a first load is no return', () => {
  const work = vi.fn();
  onReturn(work);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(work).not.toHaveBeenCalled();
  returnByBackButton();
  expect(work).toHaveBeenCalledOnce();
});
