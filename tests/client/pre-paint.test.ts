import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPage, systemTheme } from './dom.ts';
import { refuseStorage } from './refusing-storage.ts';

const html = document.documentElement;
const run = async (options: { stored?: Record<string, string>; dark?: boolean; address?: string } = {}) => {
  for (const [key, value] of Object.entries(options.stored ?? {})) localStorage.setItem(key, value);
  vi.stubGlobal('matchMedia', systemTheme(options.dark ?? false).matchMedia);
  history.replaceState(null, '', options.address ?? '/docs');
  vi.resetModules();
  await import('#client/pre-paint.ts');
};
beforeEach(() => {
  localStorage.clear();
  html.className = '';
  for (const name of Object.keys(html.dataset)) delete html.dataset[name];
});
afterEach(() => {
  window.dispatchEvent(new Event('DOMContentLoaded'));
  vi.restoreAllMocks();
});

test('checks the chosen cloud on the home page while the browser parses it', async () => {
  await run({ address: '/docs?cloud=gcp' });
  const clouds = ['aws', 'gcp', 'azure'].map((value) => `<input type="radio" name="cloud" value="${value}">`);
  showPage(`${clouds.join('')}<input type="radio" name="answer" value="yes">`);
  await new Promise((resolve) => setTimeout(resolve));
  const checked = document.querySelectorAll<HTMLInputElement>('input:checked');
  expect([...checked].map(({ value }) => value)).toEqual(['gcp']);
});

test.each(['MacIntel', 'iPad'])(
  'on %s, marks html for the shortcut with the command key if there is one',
  async (platform) => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
    await run();
    expect(html.classList.contains('mac')).toBe(platform === 'MacIntel');
  },
);

test("marks html for the notice about a missing counterpart, without waiting for the address's target", async () => {
  await run({ address: '/docs/reference/go#no-counterpart' });
  expect([...html.classList]).toEqual(['js', 'no-counterpart']);
});

test.each([
  [{}, 0],
  [{ language: 'python' }, 1],
  [{ os: 'linux' }, 1],
])('watches the parser only if the reader made a choice: %j', async (stored, times) => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe');
  await run({ stored });
  expect(observe).toHaveBeenCalledTimes(times);
});

test.each([
  [undefined, true, true],
  [undefined, false, false],
  ['true', false, true],
  ['false', true, false],
  ['neither', true, true],
  ['neither', false, false],
])(
  'the page for the stored value %s on a system with dark mode %s is dark: %s',
  async (isDarkMode, dark, expected) => {
    await run({ dark, ...(isDarkMode ? { stored: { isDarkMode } } : {}) });
    expect(html.classList.contains('dark')).toBe(expected);
  },
);

test('puts the stored choices on html, and the SDK of the language', async () => {
  await run({ stored: { language: 'kotlin', os: 'linux', 'package-manager': 'pnpm' } });
  expect({ ...html.dataset }).toEqual({
    language: 'kotlin',
    sdk: 'jvm',
    os: 'linux',
    packageManager: 'pnpm',
  });
});

test('blocked storage leaves the system preference and no choices', async () => {
  const allow = refuseStorage('localStorage', 'getItem');
  await run({ dark: true }).finally(allow);
  expect(html.className).toBe('js dark');
});

test('the address takes precedence over the stored choice, and does not change it', async () => {
  await run({ stored: { language: 'typescript' }, address: '/docs?sdk=python' });
  expect({ ...html.dataset }).toEqual({ language: 'python', sdk: 'python' });
  expect(localStorage.getItem('language')).toBe('typescript');
});
