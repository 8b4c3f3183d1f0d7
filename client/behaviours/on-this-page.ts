import { onClick } from './events.ts';

/** Closes "On this page" once a section is chosen from it. */
export function startOnThisPage(): void {
  onClick('.on-this-page a', (anchor) => anchor.closest('details')?.removeAttribute('open'));
}
