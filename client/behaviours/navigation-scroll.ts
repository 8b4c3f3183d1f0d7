const KEY = 'navigation-scroll';

function stored(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch {
    return 0;
  }
}

/** Keeps the scroll position of the side navigation from page to page, and the current item in view. */
export function startNavigationScroll(): void {
  const panel = document.getElementById('navigation');
  if (!panel) return;
  panel.scrollTop = stored();
  const current = panel.querySelector('[aria-current=page]')?.getBoundingClientRect();
  const frame = panel.getBoundingClientRect();
  if (current && (current.top < frame.top || current.bottom > frame.bottom)) {
    panel.scrollTop += current.top - frame.top - frame.height / 3;
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, `${panel.scrollTop}`);
    } catch {
      // The next page starts at its current item.
    }
  });
}
