import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTheme } from '#client/behaviors/theme.ts';
import { find, returnByBackButton, showPage, systemTheme } from '#tests/client/dom.ts';

const system = systemTheme(false);
const state = () => ({
  dark: document.documentElement.classList.contains('dark'),
  stored: localStorage.getItem('isDarkMode'),
  pressed: find('.theme-toggle').getAttribute('aria-pressed'),
});

beforeAll(() => {
  vi.stubGlobal('matchMedia', system.matchMedia);
  showPage('<button class="theme-toggle" aria-pressed="false"><span>Dark</span></button>');
  startTheme();
});
beforeEach(() => {
  localStorage.clear();
  system.change(false);
});
afterEach(() => vi.restoreAllMocks());

test('without a stored choice, the theme follows the system', () => {
  system.change(true);
  expect(state()).toEqual({ dark: true, stored: null, pressed: 'true' });
  system.change(false);
  expect(state()).toEqual({ dark: false, stored: null, pressed: 'false' });
});

test('a click anywhere in the toggle switches and stores the theme, and switching back removes the key', () => {
  find('.theme-toggle span').click();
  expect(state()).toEqual({ dark: true, stored: 'true', pressed: 'true' });
  find('.theme-toggle').click();
  expect(state()).toEqual({ dark: false, stored: null, pressed: 'false' });
});

test('a choice is forgotten when the system changes to the same theme', () => {
  find('.theme-toggle').click();
  system.change(true);
  expect(state()).toEqual({ dark: true, stored: null, pressed: 'true' });
});

test('a page that returns by the back button shows the current choice', () => {
  localStorage.setItem('isDarkMode', 'true');
  returnByBackButton();
  expect(state()).toEqual({ dark: true, stored: 'true', pressed: 'true' });
});
