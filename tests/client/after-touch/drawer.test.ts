import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startDoubleClick } from '#client/after-touch/double-click.ts';
import { startDrawer } from '#client/after-touch/drawer.ts';
import { startOpenLists } from '#client/after-touch/open-lists.ts';
import { find, press as pressKey, showPage } from '#tests/client/dom.ts';

beforeEach(() => {
  vi.spyOn(globalThis, 'addEventListener');
  // Each page has its own listeners.
  document.body.replaceWith(document.createElement('body'));
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      document.body.addEventListener(type, listener),
  );
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls)
    for (const isCapture of [true, false]) removeEventListener(type, listener, isCapture);
  vi.restoreAllMocks();
});

describe('a drawer that was open before the script ran', () => {
  const PARTS = ['.skip-link', '.top-bar', '.main', '.site-footer'];
  const inertParts = () => PARTS.filter((part) => find(part).inert);
  let open = true;

  /** Dispatches the events of the Popover API, because this DOM does not support it. */
  const hidePopover = vi.fn(() => {
    const toggle = (type: string) =>
      find('#navigation').dispatchEvent(Object.assign(new Event(type), { newState: 'closed' }));
    toggle('beforetoggle');
    open = false;
    toggle('toggle');
  });

  beforeEach(() => {
    showPage(
      `<a class="skip-link"></a><header class="top-bar"><button class="menu-button" popovertarget="navigation"></button></header><div id="navigation"><button class="close-button"></button>` +
        `<nav><a href="#x" aria-current="page">x</a><p>y</p></nav></div><main class="main"></main><footer class="site-footer"></footer>`,
    );
    const matches = (selector: string) => selector === ':popover-open' && open;
    Object.assign(find('#navigation'), { hidePopover, matches });
    open = true;
    hidePopover.mockClear();
  });

  test('keeps its scroll position and focus', () => {
    const scrollIntoView = vi.fn();
    Object.assign(find('nav a'), { scrollIntoView });
    Object.defineProperty(find('#navigation'), 'scrollTop', { value: 300 });
    find('nav a').focus();
    startDrawer();
    expect(inertParts()).toEqual(PARTS);
    expect(scrollIntoView).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(find('nav a'));
  });

  test.each([
    ['is closed if the reader went to a section from there', undefined, 1, []],
    ['stays open if the reader opened it after going to a section', '.menu-button', 0, PARTS],
  ])('%s', (_, focused, times, inert) => {
    history.replaceState(null, '', '#limits');
    if (focused) find(focused).focus();
    startDrawer('');
    history.replaceState(null, '', location.pathname);
    expect(hidePopover).toHaveBeenCalledTimes(times);
    expect(inertParts()).toEqual(inert);
  });

  test('does not follow a link with the second tap of a double tap on the button', () => {
    startDrawer();
    const click = (detail: number) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
      find('nav a').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(click(2)).toBe(true);
    expect(hidePopover).not.toHaveBeenCalled();
    expect(click(1)).toBe(false);
    expect(hidePopover).toHaveBeenCalledOnce();
  });
});

describe('the second click of a double click', () => {
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
    startDoubleClick();
  });

  // A click beside the controls may have closed a dialog.
  test.each(['button', 'body'])('reaches nothing if something else is in the place of the %s', (first) => {
    expect(press(first, 1)).toEqual(BOTH);
    expect(press('a', 2)).toEqual([]);
    expect(clicked).not.toHaveBeenCalled();
  });

  test.each([
    ['a third click in a row', 3],
    ['a new click', 1],
  ])('does not keep %s from working', (_, detail) => {
    press('button', 1);
    press('a', 2);
    expect(press('a', detail)).toEqual(BOTH);
    expect(clicked).toHaveBeenCalledOnce();
  });

  test('works on a control that stays, even if its parts change', () => {
    expect(press('i', 1)).toEqual(BOTH);
    expect(press('b', 2)).toEqual(BOTH);
  });
});

test.each([
  ['pointerdown', 'absolute', false],
  ['focusin', 'absolute', false],
  ['pointerdown', 'static', true],
])(
  '%s beside an open list leaves it open if it does not cover the text (%s: %s)',
  (type, position, stays) => {
    startOpenLists();
    showPage(
      '<details open class="on-this-page"><summary></summary><ul><a href="#a"></a></ul></details><p tabindex="0"></p>',
    );
    find('.on-this-page ul').style.position = position;
    find('.on-this-page a').dispatchEvent(new Event(type, { bubbles: true }));
    expect(find('.on-this-page').hasAttribute('open')).toBe(true);
    find('p').dispatchEvent(new Event(type, { bubbles: true }));
    expect(find('.on-this-page').hasAttribute('open')).toBe(stays);
  },
);

describe('a list that opens over the page', () => {
  const list = () => find<HTMLDetailsElement>('details');
  const at = () => document.activeElement?.textContent;

  beforeEach(() => {
    showPage(
      '<details class="dropdown"><summary>v0</summary><ul><li><a href="#a">a</a></li><li><a href="#b">b</a></li><li><button>c</button></li></ul></details>',
    );
    startOpenLists();
  });

  test('opens at its first entry with ArrowDown, arrows move on, and Home and End move to the ends', () => {
    pressKey(find('summary'), 'ArrowDown');
    expect(list().open).toBe(true);
    expect(at()).toBe('a');
    for (const [key, expected] of [
      ['ArrowDown', 'b'],
      ['End', 'c'],
      ['ArrowDown', 'c'],
      ['ArrowUp', 'b'],
      ['Home', 'a'],
      ['ArrowUp', 'a'],
    ] as const) {
      expect(document.activeElement && pressKey(document.activeElement, key).defaultPrevented).toBe(true);
      expect(at()).toBe(expected);
    }
  });

  test('closes with Escape, and not what is around it, and returns the focus to its button', () => {
    list().open = true;
    find('a').focus();
    pressKey(find('a'), 'Escape', { keyCode: 229 });
    expect(list().open).toBe(true);
    expect(pressKey(find('a'), 'Escape').defaultPrevented).toBe(true);
    expect(list().open).toBe(false);
    expect(document.activeElement).toBe(find('summary'));
  });

  test('ignores keys while it is closed', () => {
    for (const key of ['Escape', 'ArrowUp', 'Home'])
      expect(pressKey(find('summary'), key).defaultPrevented).toBe(false);
    expect(list().open).toBe(false);
  });
});
