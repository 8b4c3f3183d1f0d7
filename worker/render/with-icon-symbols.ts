import { ICON_ID_PREFIX } from '#client/contracts/icon-id.ts';

const SHOWN = new RegExp(`href="#${ICON_ID_PREFIX}([\\w-]+)"`, 'g');

/**
 * Adds the symbols of the icons that a document shows, so that icons need no request. As a file of their own, they are another
 * document for the browser, which takes longer to read than these few symbols.
 */
export const withIconSymbols = (html: string, symbols: Readonly<Record<string, string>>): string => {
  const shown = new Set([...html.matchAll(SHOWN)].map(([, name = '']) => symbols[name]));
  return html.replace('<body>', (body) => `${body}<div hidden><svg>${[...shown].join('')}</svg></div>`);
};
