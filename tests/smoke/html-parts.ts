const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
  '&#39;': "'",
};

const unescapeHtml = (text: string) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity);

const attributes = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => unescapeHtml(value));

/** The HTML of the author's text, without the shell and the footer of the page. */
export const articleBody = (html: string): string =>
  html.slice(html.indexOf('<div class="prose"'), html.indexOf('<footer class="page-footer">'));

export const words = (html: string): string[] =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /\w/.test(word));

export const elementIds = (html: string): Set<string> => new Set(attributes(html, /<[^>]*?\sid="([^"]*)"/g));

/** Every address in the document: links, styles, scripts, images, forms, and icons of the sprite. */
export const addresses = (html: string): string[] => attributes(html, /\s(?:href|src|action)="([^"]*)"/g);

/** The scripts with an integrity attribute, each as `[address, integrity]`. */
export const integrities = (html: string): [string, string][] =>
  [...html.matchAll(/<script\b[^>]*>/g)].flatMap(([tag]) => {
    const [address] = addresses(tag);
    const [integrity] = attributes(tag, /\sintegrity="([^"]*)"/g);
    return address && integrity ? [[address, integrity] as [string, string]] : [];
  });
