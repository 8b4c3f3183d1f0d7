import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hydrate } from '#client/islands/hydrate.tsx';
import VersionSelector from '#client/islands/version-selector.tsx';
import { find, press, showPage } from '#tests/client/dom.ts';

const props = {
  sdkLabel: 'Node.js',
  currentVersion: 'v0',
  options: [
    {
      version: 'v10',
      href: '/docs/reference/nodejs',
      isLatest: true,
      isCounterpart: true,
      sections: 'storage keyvalue=collections',
    },
    {
      version: 'v9',
      href: '/docs/reference/nodejs/v9#no-counterpart',
      isLatest: false,
      isCounterpart: false,
    },
    {
      version: 'v0',
      href: '/docs/reference/nodejs/v0',
      isLatest: false,
      isCounterpart: true,
      sections: '',
    },
  ],
};
const serve = (currentVersion: string) =>
  showPage(
    `<doc-island>${renderToString(<VersionSelector {...props} currentVersion={currentVersion} />)}</doc-island><p id="outside" tabindex="0"></p>`,
  );
const list = () => find<HTMLDetailsElement>('details');
const links = () => [...document.querySelectorAll('a')];

describe('the list', () => {
  beforeEach(() => serve('v0'));

  test('labels start pages, gives the latest version a badge, and marks the current version', () => {
    expect(links().map(({ textContent }) => textContent)).toEqual(['v10Latest', 'v9 (start page)', 'v0']);
    expect(links().map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true']);
  });

  test('is labeled with the library and its version', () => {
    expect(find('summary').textContent).toBe('Node.js version v0');
    expect(find('summary .sr-only').textContent).toBe('Node.js version ');
    serve('v10');
    expect(find('summary').textContent).toBe('Node.js version v10Latest');
  });
});

describe('with the keyboard', () => {
  beforeEach(async () => {
    serve('v0');
    await hydrate(find('doc-island'), 'version-selector', VersionSelector, props);
  });
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
    const event = press(find('a'), 'Escape');
    expect(list().open).toBe(false);
    expect(document.activeElement).toBe(find('summary'));
    expect(event.defaultPrevented).toBe(true);
  });

  test('a closed list ignores keys', () => {
    for (const key of ['Escape', 'ArrowUp', 'Home']) {
      expect(press(find('summary'), key).defaultPrevented).toBe(false);
    }
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
  serve('v0');
  find<HTMLAnchorElement>('a').hash = 'storage';
  await hydrate(find('doc-island'), 'version-selector', VersionSelector, props);
  expect(find('a').getAttribute('href')).toMatch(/\/docs\/reference\/nodejs#storage$/);
  expect(error).not.toHaveBeenCalled();
});
