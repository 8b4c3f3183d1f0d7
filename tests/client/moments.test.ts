import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onReturn, whenIdle, whenSettled, whenShown } from '#client/events.ts';
import { returnByBackButton } from './dom.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('idle work waits for the browser, but at most two seconds', () => {
  const requestIdleCallback = vi.fn();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const work = vi.fn();
  whenIdle(work);
  expect(requestIdleCallback).toHaveBeenCalledExactlyOnceWith(work, { timeout: 2000 });
});

test('idle work runs soon in a browser without idle callbacks', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const work = vi.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledOnce();
});

test('a first load is not a return', () => {
  const work = vi.fn();
  onReturn(work);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(work).not.toHaveBeenCalled();
  returnByBackButton();
  expect(work).toHaveBeenCalledOnce();
});

describe('when the page has settled', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  });
  afterEach(() => vi.useRealTimers());

  test('work begins once, after 2.5 s', () => {
    const work = vi.fn();
    whenSettled(work);
    vi.advanceTimersByTime(2499);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
    dispatchEvent(new Event('wheel'));
    expect(work).toHaveBeenCalledOnce();
  });

  test.each(['pointermove', 'scroll'])('a %s, which may come without a reader, begins nothing', (event) => {
    const work = vi.fn();
    whenSettled(work);
    dispatchEvent(new Event(event));
    vi.advanceTimersByTime(100);
    expect(work).not.toHaveBeenCalled();
  });

  test.each(['pointerdown', 'wheel', 'keydown'])("work begins once, at the reader's first %s", (sign) => {
    const work = vi.fn();
    whenSettled(work);
    dispatchEvent(new Event(sign));
    expect(work).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5000);
    expect(work).toHaveBeenCalledOnce();
  });
});

describe('a prerendered page', () => {
  beforeEach(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(document, 'prerendering'));
  const activate = () => document.dispatchEvent(new Event('prerenderingchange'));

  test('runs waiting work once, when it is shown', () => {
    const work = vi.fn();
    whenShown(work);
    expect(work).not.toHaveBeenCalled();
    activate();
    activate();
    expect(work).toHaveBeenCalledOnce();
  });
});
