import { describe, expect, test } from 'vitest';
import { PAGE, PLACE } from '#tests/worker/layout/empty-page.ts';
import { renderPage } from '#worker/layout/article.tsx';
import { asciiHtml, parseStoredPage, storedPage } from '#worker/model/compiled-page.ts';

const IS_ASCII = /^[\0-\x7f]*$/;

describe('HTML in ASCII', () => {
  test('has a reference for each other character, whole ones included', () => {
    expect(asciiHtml('<p title="→">© 2031 · 👋 &amp;</p>')).toBe(
      '<p title="&#8594;">&#169; 2031 &#183; &#128075; &amp;</p>',
    );
  });

  test('is what the store has of an article', () => {
    const html = '<p>route(…)</p>\n<p>├── app</p>';
    expect(parseStoredPage(storedPage({ ...PAGE, html }))).toEqual({ ...PAGE, html: asciiHtml(html) });
  });

  test('is the whole shell of a page', () => {
    expect(renderPage(PAGE, PLACE)).toMatch(IS_ASCII);
  });
});
