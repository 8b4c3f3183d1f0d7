import * as v from 'valibot';
import { ISLAND_NAMES } from '#client/contracts/island-names.ts';
import type { JsonObject } from '#client/contracts/json.ts';
import type { Segment } from '#worker/page/types.ts';

const ISLAND =
  /<doc-island name="(?<name>[^"]*)" data-props="(?<props>[^"]*)">(?<inner>[\s\S]*?)<\/doc-island>/g;
const SLOT = /<div data-slot="\d+">/;

const islandName = v.picklist(ISLAND_NAMES);

/** Cuts a page's HTML at its islands: what is between them stays as it is, in pieces that need not be balanced. */
export const splitSegments = (html: string): Segment[] => {
  const segments: Segment[] = [];
  let from = 0;
  for (const match of html.matchAll(ISLAND)) {
    const { name, props = '{}', inner = '' } = match.groups ?? {};
    if (match.index > from) segments.push({ kind: 'html', html: html.slice(from, match.index) });
    segments.push({
      kind: 'island',
      name: v.parse(islandName, name),
      props: parseProps(props),
      slots: inner
        .split(SLOT)
        .slice(1)
        .map((slot) => slot.slice(0, -'</div>'.length)),
    });
    from = match.index + match[0].length;
  }
  if (from < html.length) segments.push({ kind: 'html', html: html.slice(from) });
  return segments;
};

const parseProps = (attribute: string): JsonObject =>
  // The island component of this pipeline wrote it from a JsonObject.
  JSON.parse(
    attribute
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  ) as JsonObject;
