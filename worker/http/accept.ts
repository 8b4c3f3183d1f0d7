/**
 * How much an Accept header wants a media type, from 0 to 1. The most specific range decides: the type itself, its group such as
 * `text/*`, or anything (RFC 9110, 12.5.1).
 */
export const qualityOf = (type: string, accept: string): number => {
  const qualities = new Map(accept.toLowerCase().split(',').map(qualityOfRange));
  return qualities.get(type) ?? qualities.get(type.replace(/\/.*/, '/*')) ?? qualities.get('*/*') ?? 0;
};

const qualityOfRange = (range: string): [name: string, quality: number] => {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, quality === undefined ? 1 : Number(quality) || 0];
};

/**
 * `true` if an Accept header asks for Markdown: it names `text/markdown`, and it does not rank HTML higher. A wildcard alone
 * asks for HTML, because browsers send one.
 */
export const prefersMarkdown = (accept: string): boolean => {
  if (!/text\/markdown/i.test(accept)) return false; // No browser asks for it, and every page asks here.
  const markdown = qualityOf('text/markdown', accept);
  return markdown > 0 && markdown >= qualityOf('text/html', accept);
};

/** `true` if an Accept header ranks a page above JSON, as those of browsers do. */
export const prefersPage = (accept: string): boolean =>
  qualityOf('text/html', accept) > qualityOf('application/json', accept);
