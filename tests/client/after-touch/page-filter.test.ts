import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startPageFilter } from '#client/after-touch/page-filter.ts';
import { find, press, showPage } from '#tests/client/dom.ts';

const FORM = '<form class="page-filter"><input type="search"><span role="status"></span></form>';

const input = () => find<HTMLInputElement>('input');
const type = (text: string) => {
  input().value = text;
  input().dispatchEvent(new Event('input'));
};
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.prose > *')]
    .filter(({ hidden }) => !hidden)
    .map(({ id }) => id);
const status = () => find('[role=status]').textContent;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});

describe('the messages of a page', () => {
  const ALL = ['intro', 'start', 'port', 'port-text', 'image', 'deploy', 'stack', 'stack-text'];
  beforeEach(() => {
    showPage(`${FORM}<div class="prose"><p id="intro">Take these steps.</p>
      <header class="h2" id="start">Start</header>
      <header class="h3" id="port">Port in use</header><p id="port-text">listen tcp :4001: bind: address already in use</p>
      <header class="h3" id="image">Image</header>
      <header class="h2" id="deploy">Deploy</header>
      <header class="h3" id="stack">Locked stack</header><p id="stack-text">the stack is currently locked</p></div>`);
    startPageFilter();
  });

  test('are those with the words, below their heading, with their number', () => {
    type('Address USE');
    expect(shown()).toEqual(['start', 'port', 'port-text']);
    expect(status()).toBe('1 of 3');
  });

  test('are the nearest to a message with names and ports of its own', () => {
    type('listen tcp :5005: bind: address already in use');
    expect(shown()).toEqual(['start', 'port', 'port-text']);
  });

  test('are all again after Escape', () => {
    type('locked');
    press(input(), 'Escape', { isComposing: true });
    expect(input().value).toBe('locked');
    press(input(), 'Escape');
    expect(shown()).toEqual(ALL);
    expect([input().value, status()]).toEqual(['', '']);
  });

  test('are all again for a link to one that is hidden', () => {
    type('locked');
    location.hash = '#port';
    dispatchEvent(new Event('hashchange'));
    expect(shown()).toEqual(ALL);
  });

  test('are none for other words, and the status leads to the search of the site', () => {
    type('zebra crossing');
    expect(shown()).toEqual([]);
    expect(status()).toBe('None here. Press Enter to search all pages.');
  });
});

test('a symbol is found by its name, its sentence, and its members, but not by what its sample uses', () => {
  showPage(`${FORM}<div class="prose">
    <div class="entry" id="upload"><div><header class="h3">File.UploadUrl()</header><p>Signs a link.</p></div><pre>Run</pre></div>
    <div class="entry" id="run"><div><header class="h2">Run()</header><span class="property-name">host</span></div></div></div>`);
  input().value = 'run';
  startPageFilter();
  expect(shown()).toEqual(['run']);
  for (const text of ['upload url', 'signs']) {
    type(text);
    expect(shown()).toEqual(['upload']);
  }
  type('host');
  expect(shown()).toEqual(['run']);
  expect(status()).toBe('1 of 2');
});
