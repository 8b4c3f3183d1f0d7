import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { JsonObject } from '#client/contracts/json.ts';
import { DOCS_PREFIX } from '#content/site.ts';
import { ICONS_PLACEHOLDER } from '#worker/page/icons-placeholder.ts';
import type { Segment } from '#worker/page/types.ts';
import type { Release } from '#worker/release/types.ts';
import { ARTICLE_PLACE, fillPlaces, PRE_PAINT_PLACE } from './places.ts';
import { isIslandName, renderIsland } from './render-island.tsx';
import { isShellPart, renderShellPart } from './shell-parts.tsx';

type RenderRelease = Pick<Release, 'assets' | 'prePaint' | 'menus'>;

/** Renders the shell with React and splices in what React must not touch: the article, the islands, the pre-paint script. */
export const renderDocument = (
  document: ReactElement,
  body: readonly Segment[],
  release: RenderRelease,
): string => {
  const fill = (name: string, props: unknown): string => {
    if (name === ARTICLE_PLACE) return joinSegments(body);
    if (name === PRE_PAINT_PLACE) return `<script>${release.prePaint.code}</script>`;
    if (isIslandName(name)) return renderIsland(name, props as JsonObject); // IslandPlace wrote it
    if (isShellPart(name)) return fillPlaces(renderShellPart(name, props, release), fill);
    throw new Error(`Nothing is rendered at the place '${name}'.`);
  };
  const html = fillPlaces(renderToString(document), fill);
  return `<!doctype html>${html.replaceAll(ICONS_PLACEHOLDER, `${DOCS_PREFIX}/assets/${release.assets.icons}`)}`;
};

/** Segments are joined as strings: an island inside a list leaves unbalanced pieces of HTML. */
const joinSegments = (body: readonly Segment[]): string =>
  body
    .map((segment) =>
      segment.kind === 'html' ? segment.html : renderIsland(segment.name, segment.props, segment.slots),
    )
    .join('');
