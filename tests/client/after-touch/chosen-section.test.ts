import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startChosenSection } from '#client/after-touch/sections.ts';
import { find, showPage } from '#tests/client/dom.ts';
import { scrollPage } from '#tests/client/scrolled-page.ts';

const chosen = () => document.documentElement.dataset.section;
const click = () => find('a').click();

beforeAll(startChosenSection);
beforeEach(() => {
  delete document.documentElement.dataset.section;
  showPage('<a href="#last">Last</a><a class="other" href="/docs/faq#last">FAQ</a><h2 id="last"></h2>');
  find('.other').addEventListener('click', (event) => event.preventDefault());
});

test('a section is chosen by a link to it, and the section in view is found anew even if the page does not scroll', async () => {
  const scrolled = vi.fn();
  window.addEventListener('scroll', scrolled, { once: true });
  click();
  expect(chosen()).toBe('#last');
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalled());
});

test('a section is chosen by a change of the address', () => {
  history.replaceState(null, '', '#first');
  window.dispatchEvent(new Event('hashchange'));
  expect(chosen()).toBe('#first');
});

test('a section that was chosen before this ran is picked up, and the section in view is found anew', async () => {
  const scrolled = vi.fn();
  window.addEventListener('scroll', scrolled, { once: true });
  history.replaceState(null, '', '#last');
  startChosenSection();
  history.replaceState(null, '', ' ');
  expect(chosen()).toBe('#last');
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalled());
});

test.each(['wheel', 'touchmove', 'keydown'])(
  '%s is scrolling by hand, after which nothing is chosen',
  (type) => {
    click();
    window.dispatchEvent(new Event(type));
    expect(chosen()).toBe('');
  },
);

test('a section stays chosen while it is in the window, no matter what else scrolls the page', () => {
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
