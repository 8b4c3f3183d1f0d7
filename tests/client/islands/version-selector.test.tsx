import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrate } from '#client/islands/hydrate.tsx';
import VersionSelector from '#client/islands/version-selector.tsx';
import { find, press, showPage } from '#tests/client/dom.ts';

const option = (version: string, rest: string, isCounterpart = true) => ({
  version,
  href: `/docs/reference/nodejs${rest}`,
  isLatest: rest === '',
  isCounterpart,
  sections: 'storage keyvalue=collections',
});
const props = {
  sdkLabel: 'Node.js',
  currentVersion: 'v0',
  options: [option('v10', ''), option('v9', '/v9#no-counterpart', false), option('v0', '/v0')],
};
const serve = (currentVersion: string) =>
  showPage(
    `<doc-island>${renderToString(<VersionSelector {...props} currentVersion={currentVersion} />)}</doc-island><p id="outside" tabindex="0"></p>`,
  );
const start = () => hydrate(find('doc-island'), 'version-selector', VersionSelector, props);
const list = () => find<HTMLDetailsElement>('details');
const links = () => [...document.querySelectorAll('a')];

beforeEach(() => serve('v0'));

test('the list is labeled with the library and its version, labels start pages, and marks the latest and the current version', () => {
  expect(find('summary').textContent).toBe('Node.js version v0');
  expect(find('summary .sr-only').textContent).toBe('Node.js version ');
  expect(links().map(({ textContent }) => textContent)).toEqual(['v10Latest', 'v9 (start page)', 'v0']);
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  serve('v10');
  expect(find('summary').textContent).toBe('Node.js version v10Latest');
});

describe('with the keyboard', () => {
  beforeEach(start);
  const at = () => document.activeElement?.textContent;

  test('ArrowDown opens the list at its first link, arrows move on, and Home and End move to the ends', () => {
    press(find('summary'), 'ArrowDown');
    expect(list().open).toBe(true);
    expect(at()).toBe('v10Latest');
    for (const [key, expected] of [
      ['ArrowDown', 'v9 (start page)'],
      ['End', 'v0'],
      ['ArrowDown', 'v0'],
      ['ArrowUp', 'v9 (start page)'],
      ['Home', 'v10Latest'],
      ['ArrowUp', 'v10Latest'],
    ] as const) {
      expect(document.activeElement && press(document.activeElement, key).defaultPrevented).toBe(true);
      expect(at()).toBe(expected);
    }
  });

  test('Escape closes only the list and returns focus to its button', () => {
    list().open = true;
    links()[0]?.focus();
    press(find('a'), 'Escape', { keyCode: 229 });
    expect(list().open).toBe(true);
    expect(press(find('a'), 'Escape').defaultPrevented).toBe(true);
    expect(list().open).toBe(false);
    expect(document.activeElement).toBe(find('summary'));
  });

  test('a closed list ignores keys', () => {
    for (const key of ['Escape', 'ArrowUp', 'Home'])
      expect(press(find('summary'), key).defaultPrevented).toBe(false);
    expect(list().open).toBe(false);
  });

  test.each(['pointerdown', 'focusin'])('%s closes the list outside of it, but not inside', (type) => {
    list().open = true;
    find('a').dispatchEvent(new Event(type, { bubbles: true }));
    expect(list().open).toBe(true);
    find('#outside').dispatchEvent(new Event(type, { bubbles: true }));
    expect(list().open).toBe(false);
  });
});

test('an address that changed before hydration stays, without an error', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  find<HTMLAnchorElement>('a').hash = 'storage';
  await start();
  expect(find('a').getAttribute('href')).toMatch(/\/docs\/reference\/nodejs#storage$/);
  expect(error).not.toHaveBeenCalled();
});
