import { onClick } from '#client/events/events.ts';

/** Opens "On this page" at the section in view, and closes it once a section is chosen from it, and where its list lies over the text, by Escape and a press elsewhere. */
export const startOnThisPage = (): void => {
  onClick('.on-this-page a', (anchor) => anchor.closest('details')?.removeAttribute('open'));
  const openList = () => document.querySelector<HTMLDetailsElement>('.on-this-page[open]');
  const showCurrent = () => {
    const entries = openList()?.querySelector('ul');
    const current = entries?.querySelector<HTMLElement>('[aria-current]');
    if (entries && current) entries.scrollTop = current.offsetTop - entries.clientHeight / 2;
  };
  // The event does not bubble. A reader may have opened it before this ran.
  document.addEventListener('toggle', showCurrent, true);
  showCurrent();
  document.addEventListener('keydown', ({ key }) => {
    const list = key === 'Escape' && openList();
    if (!list) return;
    list.open = false;
    if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
  });
  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const list = openList();
      if (!list || (target instanceof Node && list.contains(target))) return;
      // A list that stands in the text stays: closing it would move what is being pressed.
      const entries = list.querySelector('ul');
      if (entries && getComputedStyle(entries).position === 'absolute') list.open = false;
    });
  }
};
