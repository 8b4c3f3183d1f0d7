import { FRAME_IDS, MARKUP } from './markup.ts';

interface Shortcut {
  /** The key as the help shows it. For a single-character shortcut, this is the key itself. */
  key: string;
  /** The keys on a Mac, if they differ. */
  onMac?: string;
  /** The description in the help. */
  text: string;
  /** The selector of the element that a single key activates. The search field opens the search, and all other elements are clicked. */
  target?: string;
}

/** Every shortcut, in the order of the help (requirements, section 5, and WCAG 2.1.4). */
export const SHORTCUTS: readonly Shortcut[] = [
  { key: 'Ctrl K', onMac: '⌘ K', text: 'Search, also while typing' },
  { key: '/', text: 'Search', target: `#${FRAME_IDS.searchInput}` },
  { key: 'p', text: 'Previous page', target: `a.${MARKUP.previous}` },
  { key: 'n', text: 'Next page', target: `a.${MARKUP.next}` },
  { key: '?', text: 'Show this help', target: `.${MARKUP.keyboardHelp}` },
  { key: 'Esc', text: 'Close the open dialog, menu, or card' },
];
