import { expect, test } from 'vitest';
import { markedParts } from '#client/search/results/marked-text.ts';

const show = (marked: string) =>
  markedParts(marked).map(({ text, isMarked }) => (isMarked ? `[${text}]` : text));

test.each([
  ['', []],
  ['plain', ['plain']],
  ['<mark>all</mark>', ['[all]']],
  ['a <mark>b</mark> c <mark>d</mark>', ['a ', '[b]', ' c ', '[d]']],
  ['<mark>a</mark><mark>b</mark>', ['[a]', '[b]']],
  ['Map&lt;K, V&gt; &amp;&amp; &quot;x&quot; &#39;y&#x27;', [`Map<K, V> && "x" 'y'`]],
  ['&amp;lt;mark&gt;', ['&lt;mark>']],
  ['<b>bold</b> & more', ['<b>bold</b> & more']],
  ['<mark>open', ['[open]']],
])('%j becomes parts of plain text', (marked, parts) => {
  expect(show(marked)).toEqual(parts);
});
