declare namespace Cloudflare {
  interface Env {
    /** The KV entries of the built bundle, by key: pages and their Markdown. */
    TEST_BUNDLE: Record<string, string>;
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[];
  }
  interface GlobalProps {
    mainModule: typeof import('#worker/index.ts');
  }
}
