/** The region that every document has for announcements. */
export const STATUS = '<div role="status"></div>';

/** Replaces the page with this HTML. */
export const showPage = (body: string): void => {
  document.body.innerHTML = body;
};

/** Finds the first matching element. Throws if there is none. */
export const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`No ${selector} in the page.`);
  return found;
};

export const press = (target: Element, key: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
};

/** Sends the event that a change of storage in another browser tab causes. */
export const storageEvent = (key: string | null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

export const returnByBackButton = (): void => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};

/** Fakes a system with a preference for dark or light mode that can change. */
export const systemTheme = (dark: boolean) => {
  const query = Object.assign(new EventTarget(), { matches: dark });
  return {
    matchMedia: () => query,
    change(toDark: boolean) {
      query.matches = toDark;
      query.dispatchEvent(new Event('change'));
    },
  };
};

type Watched = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting' | 'intersectionRatio'>;

/** Fakes the browser's observer. Tests report the elements that come into view. */
export class FakeIntersectionObserver {
  static last: FakeIntersectionObserver | undefined;
  readonly targets = new Set<Element>();
  constructor(
    readonly report: (entries: Watched[]) => void,
    readonly options: IntersectionObserverInit = {},
  ) {
    FakeIntersectionObserver.last = this;
  }
  observe(target: Element) {
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  show(isIntersecting: boolean, ...targets: Element[]) {
    const intersectionRatio = isIntersecting ? 1 : 0;
    this.report(targets.map((target) => ({ target, isIntersecting, intersectionRatio })));
  }
}
