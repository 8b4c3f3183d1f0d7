import { describe, expect, test } from 'vitest';
import { withResourceId } from '#scripts/publish/cloudflare/resource-ids.ts';

describe('withResourceId', () => {
  test('adds one line and keeps comments', () => {
    expect(withResourceId('# pages\n[[kv_namespaces]]\nbinding = "PAGES"\n\n[vars]\n', 'PAGES', 'abc')).toBe(
      '# pages\n[[kv_namespaces]]\nbinding = "PAGES"\nid = "abc"\n\n[vars]\n',
    );
  });

  test('keeps the indentation and uses the field of each binding', () => {
    expect(withResourceId('  binding="SIGNALS"', 'SIGNALS', 'abc')).toBe(
      '  binding="SIGNALS"\n  database_id = "abc"',
    );
  });

  test('reports a missing binding', () => {
    expect(() => withResourceId('name = "docs"', 'PAGES', 'abc')).toThrow(
      'wrangler.toml lacks a binding: it has no line binding = "PAGES".',
    );
  });
});
