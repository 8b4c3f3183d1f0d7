import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startChoiceLinksInPage } from '#client/after-touch/choices-in-page.ts';
import { showChoice } from '#client/choices.ts';
import { find, showPage } from '#tests/client/dom.ts';

/** A fake location, because this DOM follows a link before it calls the listeners. */
const here = { origin: location.origin, pathname: '/docs/storage', search: '', hash: '#permissions' };

/**
 * Clicks a link. Returns `true` if the behavior kept the browser from following it. The address is absolute, because a link that
 * this DOM followed to another site would move all later ones there.
 */
const click = (href: string, more: MouseEventInit = {}) => {
  showPage(`<a href="${new URL(href, here.origin)}"><b></b></a>`);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  find('b').dispatchEvent(event);
  return event.defaultPrevented;
};

beforeAll(startChoiceLinksInPage);
beforeEach(() => {
  localStorage.clear();
  showChoice('language', null);
  vi.stubGlobal('location', { ...here });
});
afterEach(() => vi.unstubAllGlobals());

test('a link to the current page chooses a language without leaving it', () => {
  expect(click('/docs/storage?sdk=python')).toBe(true);
  expect(localStorage.getItem('language')).toBe('python');
  expect(location).toEqual(here);
});

test('the anchor of such a link is followed', () => {
  expect(click('/docs/storage?sdk=go#events')).toBe(true);
  expect(location).toEqual({ ...here, hash: '#events' });
});

test.each([
  ['another page', '/docs/apis?sdk=python', {}],
  ['an SDK that the site does not know', '/docs/storage?sdk=cobol', {}],
  ['another site', 'https://example.com/docs/storage?sdk=python', {}],
  ['another window', '/docs/storage?sdk=python', { ctrlKey: true }],
  ['another tab', '/docs/storage?sdk=python', { metaKey: true }],
  ['a new window', '/docs/storage?sdk=python', { shiftKey: true }],
  ['a download', '/docs/storage?sdk=python', { altKey: true }],
])('a link to %s is left to the browser', (_, href, more) => {
  expect(click(href, more)).toBe(false);
  expect(localStorage.length).toBe(0);
});
