import { expect, test } from 'vitest';
import { limitVariables } from '#scripts/assets/limit-variables.ts';

test('style sheets get the height, the scroll range and the opacities of the top bar', () => {
  expect(limitVariables()).toBe(
    ':root{--top-bar-height:56px;--bar-scroll-range:72px;--bar-light-top:0.5;--bar-light-scrolled:0.9;' +
      '--bar-dark-top:0.2;--bar-dark-scrolled:0.8}\n',
  );
});
