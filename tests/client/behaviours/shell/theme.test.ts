import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTheme } from '#client/behaviours/shell/theme.ts';
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

test('without a stored choice the system decides, also when it changes', () => {
  system.change(true);
  expect(state()).toEqual({ dark: true, stored: null, pressed: 'true' });
  system.change(false);
  expect(state()).toEqual({ dark: false, stored: null, pressed: 'false' });
});

test('a click anywhere in the toggle switches and stores; back to the system removes the key', () => {
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

test('a choice that the system comes to share is forgotten', () => {
  find('.theme-toggle').click();
  system.change(true);
  expect(state()).toEqual({ dark: true, stored: null, pressed: 'true' });
});

test('other browser tabs are followed: a choice, its removal, and clearing all', () => {
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

test('a page that the back button brings back shows what was chosen meanwhile', () => {
  localStorage.setItem('isDarkMode', 'true');
  returnByBackButton();
  expect(state()).toEqual({ dark: true, stored: 'true', pressed: 'true' });
});

describe('storage that refuses', () => {
  test.each(['getItem', 'setItem', 'removeItem'] as const)('%s that throws breaks nothing', (method) => {
    const allow = refuseStorage('localStorage', method);
    find('.theme-toggle').click();
    const first = find('.theme-toggle').getAttribute('aria-pressed');
    find('.theme-toggle').click();
    const second = find('.theme-toggle').getAttribute('aria-pressed');
    allow();
    expect([first, second]).toEqual(['true', 'false']);
  });
});

// This test comes last: after it, two instances of the behavior listen.
test('a stored choice that the system shares is forgotten at the start', () => {
  localStorage.setItem('isDarkMode', 'false');
  startTheme();
  expect(state()).toEqual({ dark: false, stored: null, pressed: 'false' });
});
