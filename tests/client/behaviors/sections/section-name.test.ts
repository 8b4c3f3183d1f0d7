import { expect, test, vi } from 'vitest';
import { startSectionName } from '#client/behaviors/sections/section-name.ts';
import { find, showPage } from '#tests/client/dom.ts';

test('the row names the marked section, and otherwise what it is', async () => {
  showPage(`<details class="on-this-page"><summary><span class="section-name">On this page</span></summary>
    <a href="#one" aria-current="true">One</a><a href="#two">Two</a></details>`);
  startSectionName();
  const name = find('.section-name');
  expect(name.textContent).toBe('One');
  find('[href="#one"]').removeAttribute('aria-current');
  await vi.waitFor(() => expect(name.textContent).toBe('On this page'));
  find('[href="#two"]').setAttribute('aria-current', 'true');
  await vi.waitFor(() => expect(name.textContent).toBe('Two'));
});

test('a page without sections is not an error', () => {
  showPage('');
  expect(startSectionName).not.toThrow();
});
