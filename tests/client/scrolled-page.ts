import { vi } from 'vitest';
import { find } from './dom.ts';

interface Heights {
  /** The distance of each heading from the top of the page, by its id. */
  headings: Readonly<Record<string, number>>;
  page: number;
  window: number;
}

/** Fakes a page that is scrolled to `top`, and sends the event for it. All lengths are in pixels. */
export const scrollPage = (top: number, { headings, page, window: height }: Heights): void => {
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('scrollY', top);
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: page, configurable: true });
  for (const [id, from] of Object.entries(headings)) {
    find(`#${id}`).getBoundingClientRect = () => new DOMRect(0, from - top, 0, 0);
  }
  window.dispatchEvent(new Event('scroll'));
};
