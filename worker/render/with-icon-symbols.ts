import { ICON_ID_PREFIX } from '#client/contracts/icon-id.ts';

/**
 * Adds the symbols of the icons that a document shows, so that icons need no request. As a file of their own, they are another
 * document for the browser, which takes longer to read than these few symbols.
 */
export const withIconSymbols = (html: string, symbols: Readonly<Record<string, string>>): string => {
  // A regular expression takes four times as long.
  const [, ...references] = html.split(`href="#${ICON_ID_PREFIX}`);
  const names = new Set(references.map((rest) => rest.slice(0, rest.indexOf('"'))));
  const shown = [...names].map((name) => symbols[name]).join('');
  return html.replace('<body>', (body) => `${body}<div hidden><svg>${shown}</svg></div>`);
};
