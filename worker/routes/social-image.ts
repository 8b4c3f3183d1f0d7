import { assetHref } from '#content/site.ts';
import release from '#release';
import { settings } from '#worker/environment.ts';
import { IMMUTABLE_CACHE_CONTROL, STATIC_CARD_CACHE_CONTROL } from '#worker/http/cache-control.ts';
import { readEdgeCache, writeEdgeCache } from '#worker/http/edge-cache.ts';
import { requireWithinLimit } from '#worker/http/sender.ts';
import { withinDeadline } from '#worker/model/promises.ts';
import { cardKey, type SocialCard, socialCard } from '#worker/social-image/social-card.ts';
import type { RouteContext } from './route.ts';

const DRAWING_DEADLINE_MS = 5_000;

/**
 * `GET /docs/api/og`: a card of 1200 × 630 pixels with the title and the description in the query (requirements, section 7).
 * If it cannot be drawn, the answer is a static card.
 */
export const socialImage = async (c: RouteContext): Promise<Response> => {
  const { title = '', description = '' } = c.req.query();
  const card = socialCard({ title, description }, release);
  const { siteOrigin } = settings;
  const key = cardKey(card, { siteOrigin, design: release.socialImageDesign });
  const hit = await readEdgeCache(key);
  if (hit) return drawnCard(hit);
  if (!card.position) await requireWithinLimit(c, 'SOCIAL_IMAGE_LIMIT');
  try {
    const drawn = await drawnInTime(card);
    c.executionCtx.waitUntil(writeEdgeCache(key, drawn));
    return drawnCard(drawn);
  } catch (error) {
    console.error('A social image could not be drawn:', error);
    return staticCard(c);
  }
};

/** The code that draws is large, so no other request loads it. */
const drawnInTime = (card: SocialCard): Promise<Uint8Array> =>
  withinDeadline(
    async () => {
      const { drawCard } = await import('#worker/social-image/draw-card.ts');
      return drawCard(card, release.icons);
    },
    DRAWING_DEADLINE_MS,
    () => new Error(`It took more than ${DRAWING_DEADLINE_MS} ms.`),
  );

const drawnCard = (png: Uint8Array): Response =>
  new Response(png, { headers: pngHeaders(IMMUTABLE_CACHE_CONTROL) });

const staticCard = async (c: RouteContext): Promise<Response> => {
  const asset = await c.env.ASSETS.fetch(new URL(assetHref(release.assets.socialCard), c.req.url));
  if (!asset.ok) throw new Error(`The card ${release.assets.socialCard} is not among the assets.`);
  return new Response(asset.body, { headers: pngHeaders(STATIC_CARD_CACHE_CONTROL) });
};

const pngHeaders = (cacheControl: string) => ({
  'Content-Type': 'image/png',
  'Cache-Control': cacheControl,
  // Other sites show the image.
  'Cross-Origin-Resource-Policy': 'cross-origin',
});
