import { beforeAll, expect, test } from 'vitest';
import { startUnfold } from '#client/behaviors/code/unfold.ts';
import { find, showPage } from '#tests/client/dom.ts';

beforeAll(() => startUnfold());

test('unfolding shows the whole sample, hides the button, and moves focus to the code', () => {
  showPage('<figure class="code foldable"><pre tabindex="0"></pre><button class="unfold"></button></figure>');
  find('.unfold').click();
  expect(find('.code').className).toBe('code foldable unfolded');
  expect(find('.unfold').hidden).toBe(true);
  expect(document.activeElement).toBe(find('pre'));
});
