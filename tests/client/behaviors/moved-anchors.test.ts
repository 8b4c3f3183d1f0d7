import { beforeEach, expect, test, vi } from 'vitest';
import { startMovedAnchors } from '#client/behaviors/section-in-view.ts';
import { showPage } from '#tests/client/dom.ts';

const replace = vi.fn();

beforeEach(() => {
  vi.spyOn(location, 'replace').mockImplementation(replace);
  replace.mockClear();
  showPage(`<h2 id="install"><a href="#install">#</a></h2>
    <span class="moved" id="property-list"><span class="moved" id="property-all"><a href="/docs/reference/nodejs/storage#bucket-list">list()</a></span></span>`);
});

test.each(['property-list', 'property-all'])(
  'the address #%s goes on to where the anchor moved',
  (anchor) => {
    history.replaceState(null, '', `/docs/reference/nodejs#${anchor}`);
    startMovedAnchors();
    expect(replace).toHaveBeenCalledExactlyOnceWith(
      new URL('/docs/reference/nodejs/storage#bucket-list', location.href).href,
    );
  },
);

test('on a reference, an anchor that the page lacks leads to the notice about it', () => {
  document.body.insertAdjacentHTML('beforeend', '<div id="no-counterpart"></div>');
  history.replaceState(null, '', '/docs/reference/nodejs#notes');
  startMovedAnchors();
  expect(replace).toHaveBeenCalledExactlyOnceWith('#no-counterpart');
});
