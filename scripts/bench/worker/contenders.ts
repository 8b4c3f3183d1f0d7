/** Bare workers that the page is measured against. `KEY` and `CACHE_KEY` are bindings. */

/** Reads the page's KV entry and returns it as it is. */
export const STORED_ENTRY_WORKER = `
export default {
  async fetch(request, env) {
    const entry = await env.PAGES.get(env.KEY, { type: 'text', cacheTtl: 2592000 });
    return new Response(entry, { headers: { 'Content-Type': 'application/json; charset=utf-8' } });
  },
};
`;

/** Returns what the Cache API holds; PUT fills it. */
export const CACHE_HIT_WORKER = `
export default {
  async fetch(request, env) {
    if (request.method === 'PUT') {
      const headers = new Headers(request.headers);
      for (const name of ['host', 'connection', 'content-length', 'user-agent', 'accept', 'accept-language', 'accept-encoding', 'sec-fetch-mode']) headers.delete(name);
      headers.set('Cache-Control', 'public, max-age=2592000');
      await caches.default.put(env.CACHE_KEY, new Response(await request.text(), { headers }));
      return new Response(null, { status: 204 });
    }
    return (await caches.default.match(env.CACHE_KEY)) ?? new Response(null, { status: 404 });
  },
};
`;
