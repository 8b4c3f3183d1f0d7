/**
 * `true` if an Accept header asks for Markdown: it names `text/markdown`, and it does not rank HTML higher. A wildcard alone
 * asks for HTML, because browsers send one. The most specific range decides about a type (RFC 9110, 12.5.1).
 */
export const prefersMarkdown = (accept: string): boolean => {
  if (!/text\/markdown/i.test(accept)) return false; // No browser asks for it, and every page asks here.
  const qualities = new Map(accept.toLowerCase().split(',').map(qualityOfRange));
  const markdown = qualities.get('text/markdown') ?? 0;
  const html = qualities.get('text/html') ?? qualities.get('text/*') ?? qualities.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
};

const qualityOfRange = (range: string): [name: string, quality: number] => {
  const [name = '', ...parameters] = range.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, quality === undefined ? 1 : Number(quality) || 0];
};
