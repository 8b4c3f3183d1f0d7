import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { counterpartAnchor, startSameSection } from '#client/after-touch/sections.ts';
import { find, showPage } from '#tests/client/dom.ts';

const link = () => find<HTMLAnchorElement>('#v0');
/** Puts the headings at these distances from the top of the window, in pixels. */
const scrollTo = (tops: Record<string, number>) => {
  for (const [id, top] of Object.entries(tops)) {
    vi.spyOn(find(`#${id}`), 'getBoundingClientRect').mockReturnValue({ top } as DOMRect); // The behavior reads nothing else.
  }
};
const go = (type: string) =>
  find('#v0 b').dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

beforeAll(startSameSection);
beforeEach(() => {
  history.replaceState(null, '', '/docs/reference/nodejs');
  vi.stubGlobal('innerHeight', 800);
  showPage(`<a id="v0" href="/docs/reference/nodejs/v0" data-sections="keyvalue=collections sql"><b>v0</b></a>
    <div class="prose"><header><h2 id="run"></h2></header><header><h2 id="keyvalue"></h2></header><header><h2 id="sql"></h2></header></div>`);
  find('#v0').addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => vi.restoreAllMocks());

test.each(['pointerdown', 'click'])('on %s, the link leads to the section that the reader is in', (type) => {
  scrollTo({ run: -900, keyvalue: 100, sql: 700 });
  go(type);
  expect(link().hash).toBe('#collections');
});

test('the section in the address takes precedence while it is in the window', () => {
  history.replaceState(null, '', '#keyvalue');
  scrollTo({ run: -100, keyvalue: 600, sql: 1500 });
  go('click');
  expect(link().hash).toBe('#collections');
  scrollTo({ run: 100, keyvalue: 900, sql: 1800 });
  go('click');
  expect(link().hash).toBe('#run');
});

test('the section in the address counts again at the top of the page, which has such links', () => {
  history.replaceState(null, '', '#keyvalue');
  scrollTo({ run: 400, keyvalue: 1200, sql: 1800 });
  go('click');
  expect(link().hash).toBe('#collections');
});

test.each([
  ['run', 'run'],
  ['keyvalue', 'collections'],
  ['sql', 'no-counterpart'],
  ['keyval', 'keyval'],
  [undefined, ''],
])('%s leads to "%s"', (current, expected) => {
  expect(counterpartAnchor('keyvalue=collections sql', current)).toBe(expected);
});
