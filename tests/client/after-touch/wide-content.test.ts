import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startScrollStops, startUncoverFocus } from '#client/after-touch/wide-content.ts';
import { find, showPage } from '#tests/client/dom.ts';

describe('scroll stops', () => {
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
    showPage(`<figure class="code"><span class="code-title">app.ts</span><button class="copy"></button><pre tabindex="0"><code></code></pre></figure>
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

    // Such code can be wrapped, and unwrapped again although it then fits.
    const wrap = find('.wrap');
    wrap.click();
    widths('pre', 300, 300);
    report(watched.map((target) => ({ target })));
    expect([document.documentElement.className, wrap.ariaPressed, wrap.hidden]).toEqual([
      'wrapped',
      'true',
      false,
    ]);
    wrap.click();
    report(watched.map((target) => ({ target })));
    expect([document.documentElement.className, wrap.ariaPressed, wrap.hidden]).toEqual(['', 'false', true]);
  });
});

describe('uncover focus', () => {
  const scrollBy = vi.fn();
  const frame = () => new Promise(requestAnimationFrame);
  const put = (selector: string, left: number, width: number) => {
    find(selector).getBoundingClientRect = () => new DOMRect(left, 0, width, 20);
  };

  /** A table whose first column covers the window up to 106 px, and whose last link begins at `left`. */
  const showTable = (left: number) => {
    showPage(`<a id="before" href="/"></a><div class="table-scroll"><table><tr>
    <td><a id="named" href="/"></a></td><td><a id="link" href="/"></a></td></tr></table></div>`);
    find('.table-scroll').scrollBy = scrollBy;
    put('td', 0, 106);
    put('#named', 16, 60);
    put('#link', left, 90);
  };

  const focus = async (selector: string) => {
    find(selector).focus();
    await frame();
  };

  beforeEach(() => scrollBy.mockClear());

  test('a link that had the focus before the script came leaves the column that covers it', () => {
    showTable(-30);
    find('#link').focus();
    startUncoverFocus();
    expect(scrollBy.mock.calls).toEqual([[{ left: -136, behavior: 'instant' }]]);
  });

  test.each([43, 105])('so does one that is covered in part, from %i px on', async (left) => {
    showTable(left);
    await focus('#link');
    expect(scrollBy.mock.calls).toEqual([[{ left: left - 106, behavior: 'instant' }]]);
  });

  test('nothing moves for a link that is not covered, in the column itself, or outside of a table', async () => {
    showTable(106);
    for (const selector of ['#link', '#named', '#before']) await focus(selector);
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
