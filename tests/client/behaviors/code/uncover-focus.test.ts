import { beforeEach, expect, test, vi } from 'vitest';
import { startUncoverFocus } from '#client/behaviors/code/uncover-focus.ts';
import { find, showPage } from '#tests/client/dom.ts';

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
