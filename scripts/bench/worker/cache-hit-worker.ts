/**
 * The code of a bare Worker that returns the cached response for the URL in the binding `CACHE_KEY`. A PUT request stores
 * its body as that response, with the headers that its `X-Stored` header lists as JSON.
 */
export const CACHE_HIT_WORKER = `
export default {
  async fetch(request, env) {
    if (request.method === 'PUT') {
      const headers = new Headers(JSON.parse(request.headers.get('X-Stored')));
      headers.set('Cache-Control', 'public, max-age=2592000');
      await caches.default.put(env.CACHE_KEY, new Response(await request.text(), { headers }));
      return new Response(null, { status: 204 });
    }
    return (await caches.default.match(env.CACHE_KEY)) ?? new Response(null, { status: 404 });
  },
};
`;
