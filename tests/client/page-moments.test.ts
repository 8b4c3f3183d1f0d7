import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onReturn, whenIdle, whenTouched } from '#client/page-moments.ts';
import { find, returnByBackButton, showPage } from './dom.ts';

const work = vi.fn();

beforeEach(() => {
  work.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('idle work waits for the browser, but at most two seconds', () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  whenIdle(work);
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(work, { timeout: 2000 });
});

test('idle work runs soon in a browser without idle callbacks', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
});

test('a first load is not a return', () => {
  onReturn(work);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(work).not.toHaveBeenCalled();
  returnByBackButton();
  expect(work).toHaveBeenCalledOnce();
});

describe('a touch', () => {
  const send = (selector: string, type: string) =>
    find(selector).dispatchEvent(new Event(type, { bubbles: type !== 'focusin' }));

  beforeEach(() => {
    showPage(
      '<p></p><a data-sections="a"><b></b></a><label class="language-choice"><i></i></label><form class="search-control"></form>',
    );
    whenTouched(work);
  });

  test.each([
    ['p', 'pointerdown'],
    ['p', 'keydown'],
    ['p', 'focusin'],
    ['p', 'click'],
    ['a b', 'pointerover'],
    ['.language-choice i', 'pointerover'],
    ['.search-control', 'pointerover'],
  ])('is on %s %s, and only the first one counts', (selector, type) => {
    // A pointer that rests over the page is none.
    send('p', 'pointerover');
    expect(work).not.toHaveBeenCalled();
    for (const event of [type, 'pointerdown', 'keydown']) send(selector, event);
    expect(work).toHaveBeenCalledOnce();
  });

  test('comes with the hash that the address had then', () => {
    history.replaceState(null, '', '#limits');
    send('p', 'pointerdown');
    expect(work).toHaveBeenCalledExactlyOnceWith('#limits');
    history.replaceState(null, '', location.pathname);
  });
});
