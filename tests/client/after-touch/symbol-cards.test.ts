import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSymbolCards } from '#client/after-touch/symbol-cards.ts';
import { find, showPage } from '#tests/client/dom.ts';

const CARDS = {
  '/docs/reference/nodejs/storage#bucket': ['bucket(name: string): Bucket', 'Declares a bucket.'],
};
const PAGE =
  '<div data-cards="/docs/assets/cards-1.json"><pre><a id="known" href="/docs/reference/nodejs/storage#bucket">bucket</a>' +
  '<a id="unknown" href="/docs/reference/nodejs/storage#other">other</a><a id="same-page" href="#bucket">bucket</a></pre><a id="plain" href="/docs">x</a></div>';

vi.mock('#client/load-styles.ts', () => ({ loadStyles: async () => {} }));
const fetchCards = vi.fn<() => Promise<{ json: () => unknown }>>();
const open = new Set<Element>();
const isOpen = () => [...open].some((element) => element.isConnected);

const move = (selector: string, pointerType = 'mouse') =>
  find(selector).dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const focus = async (selector: string) => {
  find(selector).focus();
  await wait(200);
};

beforeAll(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchCards);
  const matches = Element.prototype.matches;
  // happy-dom has neither popovers nor a focus that comes from the keyboard.
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? open.has(this) : matches.call(this, selector);
  });
  const closest = Element.prototype.closest;
  vi.spyOn(Element.prototype, 'closest').mockImplementation(function (this: Element, selector: string) {
    return closest.call(this, selector.replace(':focus-visible', ''));
  });
  HTMLElement.prototype.showPopover = function () {
    open.add(this);
  };
  HTMLElement.prototype.hidePopover = function () {
    open.delete(this);
  };
  showPage(PAGE);
});

beforeEach(() => {
  fetchCards.mockReset().mockResolvedValue({ json: () => CARDS });
});

/** The first test, because the behavior starts once, and asks for the texts until it has them. */
test('a link that had the focus before gets its card, and the texts are asked for again after a failure', async () => {
  fetchCards.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  find('#known').focus();
  startSymbolCards();
  await wait(200);
  expect([fetchCards.mock.calls.length, isOpen()]).toEqual([1, false]);

  let answer = () => {};
  fetchCards.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ json: () => CARDS });
      }),
  );
  await focus('#plain');
  await focus('#known');
  find('#known').blur();
  answer();
  await wait(1000);
  expect([fetchCards.mock.calls.length, isOpen()]).toEqual([2, false]);
});

describe('the card of a link in code', () => {
  beforeEach(async () => {
    (document.activeElement as HTMLElement | null)?.blur();
    move('#plain');
    await wait(1000);
    expect(isOpen()).toBe(false);
  });

  test('appears after 200 ms, also for a link that has only the anchor of an entry on the same page', async () => {
    history.replaceState(null, '', '/docs/reference/nodejs/storage?page');
    move('#same-page');
    await wait(199);
    expect(isOpen()).toBe(false);
    await wait(1);
    expect(isOpen()).toBe(true);
  });

  test('has the signature in the colors of code', async () => {
    move('#known');
    await wait(200);
    const colored = Array.from(
      document.querySelectorAll('.symbol-card span'),
      ({ className, textContent }) => [className, textContent],
    );
    expect(colored).toEqual([
      ['f', 'bucket'],
      ['v', 'name'],
      ['k', 'string'],
      ['t', 'Bucket'],
    ]);
    expect(find('.symbol-card code').textContent).toBe('bucket(name: string): Bucket');
  });

  test('goes when the page scrolls under the mouse', async () => {
    move('#known');
    await wait(200);
    document.dispatchEvent(new Event('scroll'));
    expect(isOpen()).toBe(false);
  });

  describe('of 200 × 50 px in a window of 300 × 200 px', () => {
    beforeEach(() => {
      vi.stubGlobal('innerHeight', 200);
      vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(300);
      vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200);
      vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(50);
    });
    /** Shows the card of a link that is 20 px high. Returns its place, or nothing if it does not appear. */
    const placeAt = async (left: number, top: number) => {
      find('#known').getBoundingClientRect = () => new DOMRect(left, top, 40, 20);
      await focus('#known');
      const { style } = find('.symbol-card');
      return isOpen() ? [style.left, style.top] : undefined;
    };

    test.each([
      ['above the link', 50, 62, ['50px', '8px']],
      ['below it if there is no room above', 50, 61, ['50px', '85px']],
      ['beside the left edge', -10, 50, ['8px', '74px']],
      ['beside the right edge', 250, 50, ['92px', '74px']],
    ])('is %s', async (_, left, top, place) => {
      expect(await placeAt(left, top)).toEqual(place);
    });

    test('stays beside a link with the focus when the page scrolls, and goes once it would cover it', async () => {
      await placeAt(50, 126);
      const scrollTo = (top: number) => {
        find('#known').getBoundingClientRect = () => new DOMRect(50, top, 40, 20);
        document.dispatchEvent(new Event('scroll'));
      };
      scrollTo(20);
      expect([isOpen(), find('.symbol-card').style.top]).toEqual([true, '44px']);
      vi.stubGlobal('innerHeight', 60);
      scrollTo(30);
      expect(isOpen()).toBe(false);
    });
  });
});
