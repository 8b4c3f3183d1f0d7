import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pagePath } from '#tests/worker/page-path.ts';
import { answerWith, matching, RECORD } from '#tests/worker/search-api/record.ts';
import { NoResults, SearchHit } from '#worker/layout/search-results.tsx';

const hit = (change = {}) =>
  renderToString(<SearchHit record={{ ...RECORD, ...change }} matchesIn={matching('bucket')} />);

test('a result shows its marked title, its kind, library and version, its place, and its marked text', () => {
  const html = hit();
  expect(html).toContain(
    '<a class="hit-title hit-symbol" href="/docs/reference/python/storage#bucket-on"><mark>Bucket</mark>.on()</a>',
  );
  expect(html).toContain('<span class="hit-trail">Symbol · Python v1 › Storage</span>');
  expect(html).toContain(
    '<span class="hit-snippet">…when a file in the <mark>bucket</mark> changes &amp; is &quot;new&quot;.</span>',
  );
  expect(html).toContain('class="icon hit-icon block-storage"');
});

test('a result with a symbol, as the engine gives one to the first, shows its signature and its sample', () => {
  const html = hit();
  expect(html).toContain('<pre class="signature" translate="no"><code>on(type: str)</code></pre>');
  expect(html).toContain('<figure class="code" data-language="python">');
  expect(html).toContain('<code>@bucket.on(&quot;write:*&quot;)</code>');
  expect(hit({ symbol: { signature: 'on()', language: 'python' } })).toMatch(
    /<div class="hit-answer"><figure .*<code>on\(\)<\/code>/,
  );
  expect(hit({ symbol: undefined })).not.toContain('hit-answer');
});

test('a page is linked without an anchor, and a result without text has no snippet', () => {
  const html = hit({ url: '/docs/faq#overview', kind: 'page', content: null });
  expect(html).toContain('<a class="hit-title" href="/docs/faq">');
  expect(html).not.toContain('hit-snippet');
  expect(html).toContain('class="icon hit-icon"');
});

test('without results, a reader gets suggestions, a form for an issue, and pages to go on with', () => {
  const view = {
    address: { text: '<b>', filters: { library: 'go' }, page: 1 },
    answer: answerWith([], { suggestions: ['bucket', 'a & b'] }),
    pages: 0,
    facets: { library: [], section: [] },
  };
  const path = pagePath('/guides');
  const start = { title: 'Start', pages: [{ path, title: 'Guides', description: 'Examples.' }] };
  const html = renderToString(<NoResults view={view} newIssue="https://x.example/new" start={start} />);
  expect(html).toContain('<p class="search-none" role="status">No results for &quot;&lt;b&gt;&quot;</p>');
  expect(html).toContain(
    '<p>Try searching for</p><ul><li><a href="/docs/search?q=bucket">bucket</a></li><li><a href="/docs/search?q=a+%26+b">a &amp; b</a></li></ul>',
  );
  expect(html).toContain(
    '<p>Believe this query should return results? <a href="https://x.example/new?title=Search%3A%20no%20results%20for%20%22%3Cb%3E%22">Let us know.</a></p>',
  );
  expect(html).toContain('<a class="facet-link" href="/docs/search?q=%3Cb%3E">All</a>');
  expect(html).toContain(
    '<h2 class="h2">Start</h2><ul class="page-list"><li><a href="/docs/guides">Guides</a><p>Examples.</p>',
  );
});
