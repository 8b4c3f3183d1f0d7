import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSymbolCards } from '#client/behaviors/code/symbol-cards.ts';
import { find, showPage } from '#tests/client/dom.ts';

const CARDS = {
  '/docs/reference/nodejs/storage#bucket': ['bucket(name: string): Bucket', 'Declares a bucket.'],
};
const PAGE =
  '<div data-cards="/docs/assets/cards-1.json"><a class="symbol-link" id="known" href="/docs/reference/nodejs/storage#bucket">bucket</a>' +
  '<a class="symbol-link" id="unknown" href="/docs/reference/nodejs/storage#other">other</a><a id="plain" href="/docs">x</a></div>';

const fetchCards = vi.fn<() => Promise<{ json: () => unknown }>>();
const open = new Set<Element>();
const card = () => document.querySelector('.symbol-card');
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
  startSymbolCards();
});

beforeEach(async () => {
  fetchCards.mockReset().mockResolvedValue({ json: () => CARDS });
  (document.activeElement as HTMLElement | null)?.blur();
  move('#plain');
  await wait(1000);
  expect(isOpen()).toBe(false);
});

describe('the card of a link in code', () => {
  test('appears when a mouse rests on the link, and describes it', async () => {
    move('#known');
    await wait(199);
    expect(fetchCards).not.toHaveBeenCalled();
    await wait(1);
    expect(isOpen()).toBe(true);
    expect([...(card()?.children ?? [])].map(({ textContent }) => textContent)).toEqual(
      CARDS['/docs/reference/nodejs/storage#bucket'],
    );
    expect(find('#known').getAttribute('aria-describedby')).toBe(card()?.id);
  });

  test('stays while the pointer is on it, and goes when the pointer leaves both', async () => {
    move('#known');
    await wait(200);
    move('.symbol-card');
    await wait(1000);
    expect(isOpen()).toBe(true);
    move('#plain');
    await wait(200);
    expect(isOpen()).toBe(false);
    expect(find('#known').hasAttribute('aria-describedby')).toBe(false);
  });

  test('appears when the focus rests on the link, and goes with it', async () => {
    await focus('#known');
    expect(isOpen()).toBe(true);
    await focus('#plain');
    expect(isOpen()).toBe(false);
  });

  test('closes with Escape', async () => {
    await focus('#known');
    document.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));
    expect(isOpen()).toBe(false);
  });

  test('does not appear at a touch, which follows the link', async () => {
    move('#known', 'touch');
    await wait(1000);
    expect(isOpen()).toBe(false);
  });

  test('does not appear for a link without texts', async () => {
    await focus('#unknown');
    expect(isOpen()).toBe(false);
  });
});
