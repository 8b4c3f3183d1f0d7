import { readFile } from 'node:fs/promises';
import { projectRoot } from '#scripts/project/project-root.ts';
import { bundleFiles } from '#scripts/publish/release-bundle.ts';
import type { Release } from '#worker/model/release-manifest.ts';

interface Bundle {
  release: Release;
  /** The pages and their Markdown, by key. */
  values: Record<string, string>;
}

/** The built release. */
export const readBundle = async (): Promise<Bundle> => {
  const release = JSON.parse(await readFile(`${projectRoot}/.build/release.json`, 'utf8')) as Release;
  const wanted = new Set(
    Object.values(release.pages).flatMap(({ hash, markdown }) => [`page/${hash}`, `markdown/${markdown}`]),
  );
  const files = (await bundleFiles(`${projectRoot}/.build`)).filter(({ key }) => wanted.has(key));
  const values = Object.fromEntries(
    await Promise.all(files.map(async ({ key, file }) => [key, await readFile(file, 'utf8')])),
  );
  return { release, values };
};
