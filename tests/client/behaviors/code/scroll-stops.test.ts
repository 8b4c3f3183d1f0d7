import { expect, test, vi } from 'vitest';
import { startScrollStops } from '#client/behaviors/code/scroll-stops.ts';
import { find, showPage } from '#tests/client/dom.ts';

test('only boxes that scroll sideways are tab stops, and only such code has a role and a name, after each change of size', () => {
  let report: (entries: { target: Element }[]) => void = () => {};
  const watched: Element[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe = (target: Element) => watched.push(target);
    },
  );
  showPage(`<figure class="code"><span class="code-title">app.ts</span><pre tabindex="0"><code></code></pre></figure>
    <section class="table-scroll" tabindex="0" role="group"><table></table></section>`);
  const widths = (selector: string, scrollWidth: number, clientWidth: number) => {
    for (const [name, value] of Object.entries({ scrollWidth, clientWidth }))
      Object.defineProperty(find(selector), name, { value, configurable: true });
  };
  const stops = () => ['pre', '.table-scroll'].map((box) => find(box).tabIndex);
  const role = () => find('pre').getAttribute('role');
  startScrollStops();
  expect(watched).toEqual([find('code'), find('table')]);
  widths('pre', 500, 500);
  widths('.table-scroll', 501, 500);
  report(watched.map((target) => ({ target })));
  expect(stops()).toEqual([-1, 0]);
  expect(role()).toBeNull();
  expect(find('pre').getAttribute('aria-label')).toBeNull();
  widths('pre', 500, 300);
  widths('.table-scroll', 600, 600);
  report(watched.map((target) => ({ target })));
  expect(stops()).toEqual([0, -1]);
  expect(role()).toBe('group');
  expect(find('pre').getAttribute('aria-label')).toBe('Code: app.ts');
});
