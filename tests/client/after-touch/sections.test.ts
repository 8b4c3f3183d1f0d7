import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  counterpartAnchor,
  startChosenSection,
  startSameSection,
  startSectionName,
} from '#client/after-touch/sections.ts';
import { find, showPage } from '#tests/client/dom.ts';
import { scrollPage } from '#tests/client/scrolled-page.ts';

afterEach(() => vi.restoreAllMocks());

describe('the chosen section', () => {
  const chosen = () => document.documentElement.dataset.section;
  const click = () => find('a').click();

  beforeAll(startChosenSection);
  beforeEach(() => {
    delete document.documentElement.dataset.section;
    showPage('<a href="#last">Last</a><h2 id="last"></h2>');
  });

  test('is one whose link is clicked, and the section in view is found anew even if the page does not scroll', async () => {
    const scrolled = vi.fn();
    window.addEventListener('scroll', scrolled, { once: true });
    click();
    expect(chosen()).toBe('#last');
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalled());
  });

  test('is one that comes with a change of the address, or that was chosen before this ran', () => {
    history.replaceState(null, '', '#first');
    window.dispatchEvent(new Event('hashchange'));
    expect(chosen()).toBe('#first');
    history.replaceState(null, '', '#last');
    startChosenSection();
    history.replaceState(null, '', ' ');
    expect(chosen()).toBe('#last');
  });

  test.each(['wheel', 'touchmove', 'keydown'])('is none after %s, which is scrolling by hand', (type) => {
    click();
    window.dispatchEvent(new Event(type));
    expect(chosen()).toBe('');
  });

  test('stays while it is in the window, no matter what else scrolls the page', () => {
    const scrollTo = (top: number) => {
      scrollPage(top, { headings: { last: 900 }, page: 3000, window: 600 });
      window.dispatchEvent(new Event('scrollend'));
    };
    click();
    scrollTo(900);
    scrollTo(400);
    expect(chosen()).toBe('#last');
    scrollTo(300);
    expect(chosen()).toBe('');
  });
});

describe('the same section of another library or version', () => {
  const hashAfterClick = (tops: Record<string, number>) => {
    for (const [id, top] of Object.entries(tops))
      vi.spyOn(find(`#${id}`), 'getBoundingClientRect').mockReturnValue({ top } as DOMRect); // The behavior reads nothing else.
    find('#v0 b').dispatchEvent(new Event('click', { bubbles: true, cancelable: true }));
    return find<HTMLAnchorElement>('#v0').hash;
  };

  beforeAll(startSameSection);
  beforeEach(() => {
    vi.stubGlobal('innerHeight', 800);
    showPage(`<a id="v0" href="/docs/reference/nodejs/v0" data-sections="keyvalue=collections sql"><b>v0</b></a>
      <div class="prose"><header><h2 id="run"></h2></header><header><h2 id="keyvalue"></h2></header><header><h2 id="sql"></h2></header></div>`);
    find('#v0').addEventListener('click', (event) => event.preventDefault());
  });

  test('is that of the address while it is in the window, or at the top of the page, which has such links', () => {
    history.replaceState(null, '', '/docs/reference/nodejs#keyvalue');
    expect(hashAfterClick({ run: -100, keyvalue: 600, sql: 1500 })).toBe('#collections');
    expect(hashAfterClick({ run: 100, keyvalue: 900, sql: 1800 })).toBe('#run');
    expect(hashAfterClick({ run: 400, keyvalue: 1200, sql: 1800 })).toBe('#collections');
  });

  test.each([
    ['run', 'run'],
    ['keyvalue', 'collections'],
    ['sql', 'no-counterpart'],
    ['keyval', 'keyval'],
    [undefined, ''],
  ])('of %s is "%s"', (current, expected) => {
    expect(counterpartAnchor('keyvalue=collections sql', current)).toBe(expected);
  });
});

test('the row names the marked section, and otherwise what it is, which screen readers always hear', async () => {
  showPage(`<details class="on-this-page"><summary><span class="section-name">On this page</span></summary>
    <a href="#one" aria-current="true">One</a><a href="#two">Two</a></details>`);
  startSectionName();
  const name = find('.section-name');
  expect(name.textContent).toBe('One');
  const purpose = find('summary > .sr-only:first-child');
  expect([purpose.textContent, purpose.hidden]).toEqual(['On this page: ', false]);
  find('[href="#one"]').removeAttribute('aria-current');
  await vi.waitFor(() => expect(name.textContent).toBe('On this page'));
  expect(purpose.hidden).toBe(true);
  find('[href="#two"]').setAttribute('aria-current', 'true');
  await vi.waitFor(() => expect(name.textContent).toBe('Two'));
});

test('the line of a reference names the symbol in view, and strikes out the libraries without it', async () => {
  showPage(`<details class="on-this-page"><summary><span class="section-name">On this page</span></summary>
    <a href="#one" aria-current="true">One()</a><a href="#two">Two()</a></details>
    <span class="symbol-name">Storage</span>
    <p class="same-page"><a id="go" data-sections="one"></a><a id="dart" data-sections="two=second"></a></p>`);
  startSectionName();
  const missing = () => [...document.querySelectorAll('.missing')].map(({ id }) => id);
  expect([find('.symbol-name').textContent, missing()]).toEqual(['One()', ['go']]);
  find('[href="#one"]').removeAttribute('aria-current');
  await vi.waitFor(() => expect(find('.symbol-name').textContent).toBe('Storage'));
  find('[href="#two"]').setAttribute('aria-current', 'true');
  await vi.waitFor(() => expect(missing()).toEqual([]));
});
