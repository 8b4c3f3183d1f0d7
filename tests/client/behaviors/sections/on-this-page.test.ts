import { expect, test, vi } from 'vitest';
import { startOnThisPage } from '#client/behaviors/sections/on-this-page.ts';
import { find, showPage } from '#tests/client/dom.ts';

test('the list shows the section in view in its middle, when the behavior starts and at each opening', () => {
  showPage('<details class="on-this-page" open><ul><li><a aria-current="true">1</a></li></ul></details>');
  const offsetTop = vi.spyOn(find('a'), 'offsetTop', 'get').mockReturnValue(500);
  vi.spyOn(find('ul'), 'clientHeight', 'get').mockReturnValue(300);
  startOnThisPage();
  expect(find('ul').scrollTop).toBe(350);
  offsetTop.mockReturnValue(900);
  find('details').dispatchEvent(new Event('toggle'));
  expect(find('ul').scrollTop).toBe(750);
});
