import { expect, test } from 'vitest';
import { withIconSymbols } from '#worker/layout/render-document.tsx';

const SYMBOLS = {
  star: '<symbol id="icon:star"/>',
  moon: '<symbol id="icon:moon"/>',
  sun: '<symbol id="icon:sun"/>',
};

test('a document gets the symbol of each icon that it shows once, before anything that shows it', () => {
  const shown = '<use href="#icon:sun"></use><use href="#icon:star"></use><use href="#icon:sun"></use>';
  expect(withIconSymbols(`<html><body>${shown}</body></html>`, SYMBOLS)).toBe(
    `<html><body><div hidden><svg>${SYMBOLS.sun}${SYMBOLS.star}</svg></div>${shown}</body></html>`,
  );
});
