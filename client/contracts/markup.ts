/**
 * The class names and attributes that behaviors share with markup and style sheets. Style sheets repeat the names, and a
 * test reports a name that no longer has a rule. The client build writes the values into the scripts.
 */
export const MARKUP = {
  // States of `html`.
  js: 'js',
  dark: 'dark',
  mac: 'mac',
  noCounterpart: 'no-counterpart',

  // The shell.
  topBar: 'top-bar',
  themeToggle: 'theme-toggle',
  searchControl: 'search-control',
  searchLink: 'search-link',
  searchDialog: 'search-dialog',
  skipLink: 'skip-link',
  main: 'main',
  siteFooter: 'site-footer',
  closeButton: 'close-button',
  dropdown: 'dropdown',
  dialog: 'dialog',
  feedback: 'feedback',
  copyPage: 'copy-page',
  keyboardHelp: 'keyboard-help',
  previous: 'previous',
  next: 'next',

  // Sections.
  prose: 'prose',
  anchor: 'anchor',
  entry: 'entry',
  moved: 'moved',
  outline: 'outline',
  rail: 'rail',
  sectionAnchors: 'section-anchors',
  onThisPage: 'on-this-page',
  sectionName: 'section-name',
  symbolName: 'symbol-name',
  pageFilter: 'page-filter',
  propertyName: 'property-name',
  sectionsAttribute: 'data-sections',
  missing: 'missing',

  // Choices.
  languageChoice: 'language-choice',
  samePage: 'same-page',
  tabs: 'tabs',
  tabList: 'tab-list',
  tab: 'tab',
  panel: 'panel',
  panelLabel: 'panel-label',
  bySdk: 'by-sdk',
  /** A variant whose text names its SDK, so it needs no label. */
  namesSdk: 'names-sdk',
  kindAttribute: 'data-tabs',
  valueAttribute: 'data-value',
  sdkAttribute: 'data-sdk',

  // Code.
  code: 'code',
  codeTitle: 'code-title',
  tableScroll: 'table-scroll',
  copy: 'copy',
  copyLabel: 'copy-label',
  wrap: 'wrap',
  wrapped: 'wrapped',
  copied: 'copied',
  unfold: 'unfold',
  unfolded: 'unfolded',
  line: 'line',
  deleted: 'del',
  output: 'output',
  prompt: 'prompt',
  symbolCard: 'symbol-card',
  cardsAttribute: 'data-cards',
} as const;

/** The ids of the page's frame. Headings of articles must not use them. */
export const FRAME_IDS = {
  main: 'main',
  navigation: 'navigation',
  searchInput: 'search-input',
  searchQuery: 'search-query',
  noCounterpart: 'no-counterpart',
  feedbackForm: 'feedback-form',
} as const;

/** Selects the links of code blocks, all of which lead to symbols. A class on each would make articles a percent larger. */
export const SYMBOL_LINKS = 'pre a';

/** The content of a page's cards: a signature and a sentence for each symbol, by the address that its links lead to. */
export type SymbolCards = Readonly<Record<string, readonly [signature: string, summary: string]>>;
