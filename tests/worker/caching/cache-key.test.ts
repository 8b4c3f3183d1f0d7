import { expect, test } from 'vitest';
import { pageEntry } from '#tests/worker/page-entry.ts';
import { pagePath } from '#tests/worker/page-path.ts';
import { cacheKey } from '#worker/caching/cache-key.ts';
import { pageEtag } from '#worker/caching/page-etag.ts';
import { representationName } from '#worker/page/representation.ts';

const REPRESENTATIONS = [
  [{ format: 'html' }, 'html', '"aaaaaaaaaaaaaaaa-r-2031"'],
  [{ format: 'md' }, 'md', '"bbbbbbbbbbbbbbbb-r-2031"'],
  [{ format: 'md', sdk: 'python' }, 'md-python', '"bbbbbbbbbbbbbbbb-r-2031-python"'],
] as const;

test.each(REPRESENTATIONS)('%j has its own key and tag: %s, %s', (representation, name, etag) => {
  const path = pagePath('/storage');
  const site = { siteOrigin: 'https://docs.example', edition: 'r-2031' };
  expect(cacheKey(site, representationName(representation), path)).toBe(
    `https://docs.example/docs/-/r-2031/${name}/storage`,
  );
  const entry = pageEntry({ hash: 'a'.repeat(64), markdown: 'b'.repeat(64) });
  expect(pageEtag(entry, representation, 'r-2031')).toBe(etag);
});
