import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ISLAND_NAMES, type IslandName, type IslandProps } from '#client/contracts/islands.ts';
import { components } from '#client/islands/components.ts';
import { hydrate } from '#client/islands/hydrate.tsx';
import { find, showPage } from '#tests/client/dom.ts';

const PROPS: { [Name in IslandName]: IslandProps[Name] } = {
  feedback: {},
  'version-selector': {
    sdkLabel: 'Node.js',
    currentVersion: 'v0',
    options: [
      { version: 'v1', href: '/docs/reference/nodejs', isLatest: true, isCounterpart: true, sections: 'a=b' },
      {
        version: 'v0',
        href: '/docs/reference/nodejs/v0',
        isLatest: false,
        isCounterpart: true,
        sections: '',
      },
    ],
  },
  'keyboard-help': {},
};

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

// Only React's development build, which these tests use, warns about attributes that differ.
test.each(ISLAND_NAMES)(
  '%s hydrates the HTML of the server, no matter what a reader has stored',
  async (name) => {
    // TypeScript cannot derive the type of the props from the name.
    const Island = components[name] as ComponentType<object>;
    const props = PROPS[name];
    showPage(
      `<doc-island>${renderToString(<Island {...props} />, { identifierPrefix: `${name}-` })}</doc-island>`,
    );
    const before = find('doc-island').innerHTML;
    for (const [key, value] of [
      ['single-key-shortcuts', 'off'],
      ['language', 'python'],
      ['isDarkMode', 'true'],
    ] as const) {
      localStorage.setItem(key, value);
    }
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await hydrate(find('doc-island'), name, Island, props);
    expect(error).not.toHaveBeenCalled();
    expect(find('doc-island').innerHTML).toBe(before);
  },
);
