import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SUBJECTS, type Subject } from '#content/subjects.ts';
import { projectRoot } from '#scripts/project-root.ts';
import type { CompiledPage } from '#worker/page/types.ts';
import type { Release } from '#worker/release/types.ts';

const readBuilt = (file: string): unknown =>
  JSON.parse(readFileSync(join(projectRoot, '.build', file), 'utf8'));
// The build wrote both under these types.
const { pages } = readBuilt('release.json') as Release;
const sectionsOf = (path: string) =>
  (readBuilt(`kv/page/${pages[path]?.hash}.json`) as CompiledPage).sections.filter(
    ({ depth }) => depth === 2,
  );

const addresses = Object.entries(SUBJECTS as Record<string, Subject>).flatMap(([name, subject]) =>
  Object.entries(subject).map(([reference, address]) => ({
    name,
    address: `/reference/${reference}${address}`,
  })),
);

describe('every subject', () => {
  test.each(addresses)('$name is treated at $address', ({ address }) => {
    const [path = '', anchor] = address.split('#');
    expect(Object.keys(pages)).toContain(path);
    if (anchor !== undefined) expect(sectionsOf(path).map(({ id }) => id)).toContain(anchor);
  });

  test('has an address of its own', () => {
    expect(new Set(addresses.map(({ address }) => address)).size).toBe(addresses.length);
  });
});

test.each(['nodejs', 'nodejs/v0', 'python', 'python/v0', 'go', 'go/v0', 'dart', 'csharp/v0', 'jvm/v0'])(
  'every section of the reference %s belongs to a subject',
  (reference) => {
    const path = `/reference/${reference}`;
    const known = addresses.map(({ address }) => address);
    for (const { id } of sectionsOf(path)) expect(known).toContain(`${path}#${id}`);
  },
);
