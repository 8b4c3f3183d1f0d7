import { unescaped } from '#tests/worker/page-html.ts';

const attributes = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => unescaped(value));

/** The HTML of the author's text, without the shell and the footer of the page. */
export const articleBody = (html: string): string =>
  html.slice(html.indexOf('<div class="prose"'), html.indexOf('<footer class="page-footer">'));

export const elementIds = (html: string): Set<string> => new Set(attributes(html, /<[^>]*?\sid="([^"]*)"/g));

/** Every address in the document: links, styles, scripts, images, and forms. */
export const addresses = (html: string): string[] => attributes(html, /\s(?:href|src|action)="([^"]*)"/g);

/** The scripts with an integrity attribute, each as `[address, integrity]`. */
export const integrities = (html: string): [string, string][] =>
  [...html.matchAll(/<script\b[^>]*>/g)].flatMap(([tag]) => {
    const [address] = addresses(tag);
    const [integrity] = attributes(tag, /\sintegrity="([^"]*)"/g);
    return address && integrity ? [[address, integrity] as [string, string]] : [];
  });
