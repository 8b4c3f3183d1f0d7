import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Runs the script on a page, sends it these states, and returns how often it reloaded and what it shows. */
const afterStates = (...states: object[]) => onPage({}, states);

/** `dataset` has the attributes of the page's first element. */
const onPage = async (dataset: { failedRelease?: string }, states: readonly object[]) => {
  const reload = vi.fn();
  const shown = new Set<string>();
  let source: { onmessage?: (event: { data: string }) => void } = {};
  vi.stubGlobal('location', { pathname: '/docs/storage', reload });
  vi.stubGlobal(
    'EventSource',
    class {
      constructor() {
        source = this as typeof source;
      }
    },
  );
  vi.stubGlobal('document', {
    documentElement: { dataset },
    createElement: () => {
      const panel = {
        textContent: '',
        style: {},
        setAttribute: () => {},
        remove: () => shown.delete(panel.textContent),
      };
      return panel;
    },
    body: { append: (panel: { textContent: string }) => shown.add(panel.textContent) },
  });
  await import('#scripts/dev/development.ts');
  for (const state of states) source.onmessage?.({ data: JSON.stringify(state) });
  return { reloads: reload.mock.calls.length, shown: [...shown] };
};

test.each<[string, object[], number, string[]]>([
  ['shows the release that it has', [{ release: 'a' }], 0, []],
  ['reloads for a new release', [{ release: 'a' }, { release: 'b' }], 1, []],
  ['shows the mistakes', [{ release: 'a' }, { problems: 'x' }, { problems: 'y' }], 0, ['y']],
  ['goes on when a mistake is taken back', [{ release: 'a' }, { problems: 'x' }, { release: 'a' }], 0, []],
  ['reloads when a mistake is mended', [{ release: 'a' }, { problems: 'x' }, { release: 'b' }], 1, []],
  ['that was opened while there were mistakes reloads', [{ problems: 'x' }, { release: 'b' }], 1, []],
])('a page %s', async (_, states, reloads, shown) => {
  expect(await afterStates(...states)).toEqual({ reloads, shown });
});

test.each<[string, object[], number]>([
  ['stays while the release is the same', [{ release: 'a' }, { release: 'a' }], 0],
  ['reloads when another release is live', [{ release: 'a' }, { release: 'b' }], 1],
  ['reloads if another release was live before it connected', [{ release: 'b' }], 1],
  ['shows mistakes until there is another release', [{ problems: 'x' }, { release: 'b' }], 1],
])('the page of a failed release %s', async (_, states, reloads) => {
  expect(await onPage({ failedRelease: 'a' }, states)).toEqual({ reloads, shown: [] });
});

test('the page of a failure without a known release does not reload for the first one', async () => {
  expect(await onPage({ failedRelease: '' }, [{ release: 'a' }])).toEqual({ reloads: 0, shown: [] });
});
