import { expect, test, vi } from 'vitest';
import { startSectionName } from '#client/after-touch/sections.ts';
import { find, showPage } from '#tests/client/dom.ts';

test('the row names the marked section, and otherwise what it is, which screen readers always hear', async () => {
  showPage(`<details class="on-this-page"><summary><span class="section-name">On this page</span></summary>
    <a href="#one" aria-current="true">One</a><a href="#two">Two</a></details>`);
  startSectionName();
  const name = find('.section-name');
  expect(name.textContent).toBe('One');
  const purpose = find('summary > .sr-only:first-child');
  expect([purpose.textContent, purpose.hidden]).toEqual(['On this page: ', false]);
  find('[href="#one"]').removeAttribute('aria-current');
  await vi.waitFor(() => expect(name.textContent).toBe('On this page'));
  expect(purpose.hidden).toBe(true);
  find('[href="#two"]').setAttribute('aria-current', 'true');
  await vi.waitFor(() => expect(name.textContent).toBe('Two'));
});
