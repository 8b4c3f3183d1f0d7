/** Where finished HTML goes that React must not touch: the article, the pre-paint script, a part of the shell or an island by its name. */
export const ARTICLE_PLACE = 'article';
export const PRE_PAINT_PLACE = 'pre-paint';

// An element, since no text of a page or a reader can become one: React escapes it.
const PLACE = /<doc-place name="([a-z-]+)"(?: data-props="([^"]*)")?><\/doc-place>/g;
const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Puts the HTML of each place where React left its element. `fill` receives the place's name and its props. */
export const fillPlaces = (html: string, fill: (name: string, props: unknown) => string): string =>
  html.replace(PLACE, (_, name: string, props: string | undefined) =>
    fill(name, props === undefined ? undefined : JSON.parse(unescapeAttribute(props))),
  );

const unescapeAttribute = (text: string): string =>
  text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
