import type { IslandProps } from '#client/contracts/islands.ts';
import type { IslandName } from '#client/islands/names.ts';

// Private-use characters: they survive React's escaping and cannot come from a page.
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** Where finished HTML goes that React must not touch. */
export const ARTICLE_PLACE = `${OPEN}article${CLOSE}`;
export const PRE_PAINT_PLACE = `${OPEN}pre-paint${CLOSE}`;

export const placeIsland = <Name extends IslandName>(name: Name, props: IslandProps[Name]): string =>
  `${OPEN}${name} ${JSON.stringify(props)}${CLOSE}`;

const PLACE = new RegExp(`${OPEN}([^ ${CLOSE}]+)(?: ([^${CLOSE}]*))?${CLOSE}`, 'g');
const ENTITY: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Puts the HTML of each place where React left its mark. `fill` receives the place's name and its props. */
export const fillPlaces = (html: string, fill: (name: string, props: unknown) => string): string =>
  html.replace(PLACE, (_, name: string, props: string | undefined) =>
    fill(
      name,
      props === undefined
        ? undefined
        : JSON.parse(props.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITY[entity] ?? entity)),
    ),
  );
