import { beforeEach, expect, test, vi } from 'vitest';
import { startDrawer } from '#client/after-touch/drawer.ts';
import { find, showPage } from '#tests/client/dom.ts';

const PARTS = ['.skip-link', '.top-bar', '.main', '.site-footer'];
const inertParts = () => PARTS.filter((part) => find(part).inert);
let open = false;

/** Dispatches the events of the Popover API, because this DOM does not support it. */
const toggle = (type: 'beforetoggle' | 'toggle', newState: 'open' | 'closed') =>
  find('#navigation').dispatchEvent(Object.assign(new Event(type), { newState }));
const hidePopover = vi.fn(() => {
  toggle('beforetoggle', 'closed');
  open = false;
  toggle('toggle', 'closed');
});
const showDrawer = () => {
  toggle('beforetoggle', 'open');
  open = true;
  toggle('toggle', 'open');
};

beforeEach(() => {
  // The listeners of the previous test stay on the window, together with its panel.
  Object.assign(document.getElementById('navigation') ?? {}, { matches: () => false });
  showPage(
    `<a class="skip-link"></a><header class="top-bar"><button class="menu-button" popovertarget="navigation"></button></header><div id="navigation"><button class="close-button"></button>` +
      `<nav><a href="#x" aria-current="page">x</a><p>y</p></nav></div><main class="main"></main><footer class="site-footer"></footer>`,
  );
  const panel = find('#navigation');
  Object.assign(panel, { hidePopover, matches: (selector: string) => selector === ':popover-open' && open });
  open = false;
  hidePopover.mockClear();
  startDrawer();
});

test('a drawer that was opened before the script ran is treated as open', () => {
  open = true;
  startDrawer();
  expect(inertParts()).toEqual(PARTS);
  expect(document.activeElement).toBe(find('.close-button'));
});

test('a drawer that was used before the script ran keeps its scroll position and focus', () => {
  open = true;
  const scrollIntoView = vi.fn();
  Object.assign(find('nav a'), { scrollIntoView });
  Object.defineProperty(find('#navigation'), 'scrollTop', { value: 300 });
  find('nav a').focus();
  startDrawer();
  expect(inertParts()).toEqual(PARTS);
  expect(scrollIntoView).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(find('nav a'));
});

test('a drawer from which the reader went to a section before the script ran is closed', () => {
  open = true;
  history.replaceState(null, '', '#limits');
  startDrawer('');
  history.replaceState(null, '', location.pathname);
  expect(hidePopover).toHaveBeenCalledOnce();
  expect(inertParts()).toEqual([]);
});

test('a drawer that the reader opened after going to a section stays open', () => {
  open = true;
  history.replaceState(null, '', '#limits');
  find('.menu-button').focus();
  startDrawer('');
  history.replaceState(null, '', location.pathname);
  expect(hidePopover).not.toHaveBeenCalled();
  expect(inertParts()).toEqual(PARTS);
});

test('the second tap of a double tap on the button does not follow a link', () => {
  showDrawer();
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
