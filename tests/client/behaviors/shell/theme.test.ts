import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTheme } from '#client/behaviors/shell/theme.ts';
import { find, returnByBackButton, showPage, storageEvent, systemTheme } from '#tests/client/dom.ts';
import { refuseStorage } from '#tests/client/refusing-storage.ts';

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

test('on a dark system the stored choice is light', () => {
  system.change(true);
  find('.theme-toggle').click();
  expect(state()).toEqual({ dark: false, stored: 'false', pressed: 'false' });
});

test('a choice is forgotten when the system changes to the same theme', () => {
  find('.theme-toggle').click();
  system.change(true);
  expect(state()).toEqual({ dark: true, stored: null, pressed: 'true' });
});

test('a stored value that is no choice follows the system and can be replaced by a choice', () => {
  localStorage.setItem('isDarkMode', 'neither');
  system.change(true);
  expect(state()).toEqual({ dark: true, stored: null, pressed: 'true' });
  find('.theme-toggle').click();
  expect(state()).toEqual({ dark: false, stored: 'false', pressed: 'false' });
});

test('the theme follows a choice, its removal, and a cleared storage in other browser tabs', () => {
  localStorage.setItem('isDarkMode', 'true');
  storageEvent('isDarkMode');
  expect(state().dark).toBe(true);
  localStorage.removeItem('isDarkMode');
  storageEvent('isDarkMode');
  expect(state().dark).toBe(false);
  localStorage.setItem('isDarkMode', 'true');
  storageEvent(null);
  expect(state().dark).toBe(true);
});

test('keys of other features change nothing', () => {
  localStorage.setItem('isDarkMode', 'true');
  storageEvent('language');
  expect(state().dark).toBe(false);
});

test('a page that returns by the back button shows the current choice', () => {
  localStorage.setItem('isDarkMode', 'true');
  returnByBackButton();
  expect(state()).toEqual({ dark: true, stored: 'true', pressed: 'true' });
});

describe('storage that throws', () => {
  test.each(['getItem', 'setItem', 'removeItem'] as const)('in %s breaks nothing', (method) => {
    const allow = refuseStorage('localStorage', method);
    find('.theme-toggle').click();
    const first = find('.theme-toggle').getAttribute('aria-pressed');
    find('.theme-toggle').click();
    const second = find('.theme-toggle').getAttribute('aria-pressed');
    allow();
    expect([first, second]).toEqual(['true', 'false']);
  });
});

// This test must be last, because it starts a second instance of the behavior.
test('a stored choice that equals the system preference is forgotten at the start', () => {
  localStorage.setItem('isDarkMode', 'false');
  startTheme();
  expect(state()).toEqual({ dark: false, stored: null, pressed: 'false' });
});
