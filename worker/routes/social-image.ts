import type { Context } from 'hono';
import release from '#release';
import { SOCIAL_IMAGE_CACHE_CONTROL } from '#worker/caching/cache-policy.ts';

/** `GET /docs/api/og`: a card of 1200 × 630 pixels (specification, section 7). All pages share one static card. */
export const socialImage = async (c: Context<{ Bindings: Env }>): Promise<Response> => {
  const asset = await c.env.ASSETS.fetch(new URL(`/docs/assets/${release.assets.socialCard}`, c.req.url));
  if (!asset.ok) throw new Error(`The card ${release.assets.socialCard} is not among the assets.`);
  return new Response(asset.body, {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': SOCIAL_IMAGE_CACHE_CONTROL,
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
};
