/**
 * The code of a bare Worker that returns what the Cache API holds under the binding `CACHE_KEY`. PUT fills it with the body
 * and the headers that the header `X-Stored` lists as JSON.
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
