import { FRAME_IDS } from './frame-ids.ts';
import { MARKUP } from './markup.ts';

interface Shortcut {
  /** The key as the help shows it. For a shortcut of a single character it is the key itself. */
  key: string;
  /** The keys on a Mac, where they differ. */
  onMac?: string;
  /** What the shortcut does. */
  text: string;
  /** The selector of the element that a single key leads to: the search field gets focus, everything else is pressed. */
  target?: string;
}

/** Specification, section 5, and WCAG 2.1.4: every shortcut, in the order of the help. */
export const SHORTCUTS: readonly Shortcut[] = [
  { key: 'Ctrl K', onMac: '⌘ K', text: 'Search, also while typing' },
  { key: '/', text: 'Search', target: `#${FRAME_IDS.searchInput}` },
  { key: 'p', text: 'Previous page', target: `a.${MARKUP.previous}` },
  { key: 'n', text: 'Next page', target: `a.${MARKUP.next}` },
  { key: '?', text: 'Show this help', target: `.${MARKUP.keyboardHelp}` },
  { key: 'Esc', text: 'Close what is open' },
];
