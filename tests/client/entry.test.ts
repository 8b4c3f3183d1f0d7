import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FakeIntersectionObserver, find, press, STATUS, showPage, systemTheme } from './dom.ts';

vi.mock('#client/islands/load-island.ts', () => ({
  StaleReleaseError: Error,
  loadIsland: () => new Promise(() => {}),
}));

const startSearch = vi.fn();
vi.mock('#client/search/start-search.ts', () => ({
  startSearch: (touch: Event) => startSearch(touch.type),
}));

const idle: (() => void)[] = [];
const workOff = () => {
  for (let work = idle.shift(); work; work = idle.shift()) work();
};
const writeText = vi.fn(() => Promise.resolve());
const call = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));

const page = `
  <header class="top-bar"><button class="theme-toggle" aria-pressed="false"></button><input id="search-input"></header>
  <div id="navigation"><a href="#one">1</a><label class="language-choice"><select><option value="python"></option><option value="go"></option></select></label></div>
  <details class="on-this-page" open><summary></summary><a href="#one">1</a></details>
  <nav class="outline"><a href="#one">1</a></nav>
  <div class="prose"><h2 id="one">One</h2><a class="anchor" href="#one">#</a></div>
  <a id="version" href="/docs/reference/go/v0" data-sections="one=first">v0</a>
  <div class="tabs" data-tabs="os"><div class="tab-list">
    <button class="tab" data-value="macos" aria-selected="true"></button>
    <button class="tab" data-value="linux" aria-selected="false"></button>
  </div></div>
  <figure class="code"><button class="copy">Copy</button><pre><code>text</code></pre><button class="unfold"></button></figure>
  <a id="near" href="/docs/apis">APIs</a>
  <doc-island name="feedback"><p></p></doc-island>${STATUS}`;

beforeAll(async () => {
  vi.stubGlobal('matchMedia', systemTheme(true).matchMedia);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  vi.stubGlobal('fetch', call);
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  localStorage.setItem('os', 'linux');
  document.documentElement.setAttribute('data-os', 'linux');
  document.documentElement.setAttribute('data-language', 'python');
  sessionStorage.setItem('navigation-scroll', '70');
  history.replaceState(null, '', '/docs/storage?sdk=python');
  vi.stubGlobal('scrollY', 300);
  vi.stubGlobal('CSS', { supports: () => false });
  showPage(page);
  await import('#client/entry.ts');
});

describe('after the page has loaded', () => {
  test('the theme toggle shows the theme', () =>
    expect(find('.theme-toggle').getAttribute('aria-pressed')).toBe('true'));
  test('the chosen tab is selected', () =>
    expect(find('[data-value=linux]').getAttribute('aria-selected')).toBe('true'));
  test('the top bar knows the scroll position', () =>
    vi.waitFor(() => expect(find('.top-bar').style.getPropertyValue('--scrolled')).toBe('1')));
  test('the navigation has its previous scroll position', () =>
    expect(find('#navigation').scrollTop).toBe(70));
  test('the language from the address is chosen', () =>
    expect(localStorage.getItem('language')).toBe('python'));
});

test('idle work waits until the browser is idle', () => {
  expect(document.querySelector('link[rel=prefetch]')).toBeNull();
  expect(document.querySelector('.outline [aria-current]')).toBeNull();
});

describe('a reader can immediately', () => {
  test('switch the theme', () => {
    find('.theme-toggle').click();
    expect(localStorage.getItem('isDarkMode')).toBe('false');
  });
  test('choose a tab', () => {
    find('[data-value=macos]').click();
    expect(localStorage.getItem('os')).toBe('macos');
  });
  test('copy a sample, which is announced', async () => {
    find('.copy').click();
    await vi.waitFor(() => expect(writeText.mock.calls).toEqual([['text']]));
    await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('Copied!'));
  });
  test('unfold a sample', () => {
    find('.unfold').click();
    expect(find('.code').className).toContain('unfolded');
  });
  test('follow a link to the same section, once the first touch has loaded its chunk', async () => {
    history.replaceState(null, '', '#one');
    await vi.waitFor(() => {
      find('#version').dispatchEvent(new Event('pointerdown', { bubbles: true }));
      expect(find<HTMLAnchorElement>('#version').hash).toBe('#first');
    });
  });
  test('choose a language, once the first touch has loaded its chunk', () => {
    const select = find<HTMLSelectElement>('select');
    select.value = 'go';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    expect(localStorage.getItem('language')).toBe('go');
  });
  test('choose a language through a link to the current page', () => {
    const link = document.createElement('a');
    link.href = `${location.pathname}?sdk=python`;
    document.body.append(link);
    link.click();
    expect(localStorage.getItem('language')).toBe('python');
  });
  test('choose a section from "On this page", which closes', () => {
    find('.on-this-page a').click();
    expect(find('.on-this-page').hasAttribute('open')).toBe(false);
  });
  test('copy the link of a heading', async () => {
    find('.anchor').click();
    await vi.waitFor(() => expect(writeText).toHaveBeenLastCalledWith(expect.stringMatching(/#one$/)));
  });
  test('close the drawer, once the first touch has loaded its chunk', () => {
    const hidePopover = vi.fn();
    Object.assign(find('#navigation'), { hidePopover, matches: () => true });
    find('#navigation a').click();
    expect(hidePopover).toHaveBeenCalledOnce();
  });
  test('focus the search, which the chunk of the first touch makes a dialog', async () => {
    press(document.body, 'k', { ctrlKey: true });
    expect(document.activeElement).toBe(find('#search-input'));
    await vi.waitFor(() => expect(startSearch.mock.calls).toEqual([['click']]));
  });
  test('wake an island', () => {
    find('doc-island p').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(find('doc-island').dataset.state).toBe('loading');
  });
});

describe('when the browser is idle', () => {
  beforeAll(() => {
    const submission = { key: 'k1', body: {} };
    localStorage.setItem('feedback-outbox', JSON.stringify([submission]));
    vi.spyOn(FakeIntersectionObserver.prototype, 'observe');
    workOff();
    // Prefetching waits for the reader's first sign of life.
    dispatchEvent(new Event('wheel'));
    workOff();
  });

  test('links are watched', () => {
    const watched = vi
      .mocked(FakeIntersectionObserver.prototype.observe)
      .mock.calls.map(([target]) => target.id);
    expect(watched).toContain('near');
  });
  test('the section in the address is marked', () =>
    expect(find('.outline a').getAttribute('aria-current')).toBe('true'));
  test('unsent feedback is sent', () =>
    vi.waitFor(() => expect(call.mock.calls.map(([path]) => path)).toContain('/docs/api/feedback')));
});

test('a click on the button that copies the page waits for the chunk of the first touch', async () => {
  const startAfterTouch = vi.fn();
  vi.resetModules();
  vi.doMock('#client/after-touch/after-touch.ts', () => ({ startAfterTouch }));
  showPage(`${page}<button class="copy-page">Copy as Markdown</button>`);
  await import('#client/entry.ts');
  find('.copy-page').click();
  await vi.waitFor(() =>
    expect(startAfterTouch).toHaveBeenCalledExactlyOnceWith(
      expect.any(Event),
      location.hash,
      find('.copy-page'),
    ),
  );
});

describe('if the chunk of the first touch cannot load', () => {
  const load = vi.fn(() => {
    throw new Error('The network is gone.');
  });
  const onUnhandled = vi.fn();

  beforeAll(async () => {
    vi.resetModules();
    vi.doMock('#client/after-touch/after-touch.ts', load);
    process.on('unhandledRejection', onUnhandled);
    showPage(page);
    await import('#client/entry.ts');
    find('.prose').dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    // Node.js reports a rejection after the microtasks.
    await new Promise((resolve) => setTimeout(resolve));
  });
  afterAll(() => process.off('unhandledRejection', onUnhandled));

  test('no promise stays rejected', () => expect(onUnhandled).not.toHaveBeenCalled());
  test('the page works on', async () => {
    workOff();
    find('.copy').click();
    await vi.waitFor(() => expect(find('.copy').textContent).toBe('Copied!'));
  });
});
