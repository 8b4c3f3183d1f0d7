import { join } from 'node:path';
import { buildHeadersFile } from '#scripts/assets/headers-file.ts';
import { sha256 } from '#scripts/content/files/sha256.ts';
import { writeChanged } from '#scripts/content/files/write-file.ts';
import { securityHeaders } from '#worker/headers/security-headers.ts';
import type { Release, SearchPart } from '#worker/release/release-manifest.ts';
import type { Settings } from '#worker/settings/parse-settings.ts';
import type { BuiltCode } from './build-code.ts';
import type { CompiledSite, SeenSite, SiteBuild } from './site-build.ts';

const RELEASE_ID_CHARACTERS = 16;

/** Switches `outFolder` to the release of a compiled site, if the site has no problems. */
export const releaseSite = async (
  { code, content, settings, folders: { outFolder } }: CompiledSite,
  search: readonly SearchPart[],
): Promise<SiteBuild> => {
  const { problems, links, anchors } = content;
  if (problems.length > 0) return { release: undefined, problems, links, anchors, code };
  const { pages, menus, references, redirects, changes } = content;
  const { prePaint, icons, socialImageDesign } = code;
  const assets = { ...code.assets, search };
  const parts = { pages, menus, references, redirects, changes, assets, prePaint, icons, socialImageDesign };
  const release: Release = { id: releaseId(code, parts), ...parts };
  await writeChanged(join(outFolder, 'public/_headers'), assetHeaders(settings, release));
  await writeChanged(join(outFolder, 'anchors.txt'), `${anchors.join('\n')}\n`);
  await writeChanged(join(outFolder, 'release.json'), JSON.stringify(release));
  return { release, problems, links, anchors, code };
};

/** The former release with the newest code and the pages that an author sees. It is written nowhere. */
export const seenRelease = ({ id: _, ...former }: Release, { code, pages }: SeenSite): Release => {
  const changed = [...pages].flatMap(([path, page]) => {
    const known = former.pages[path];
    return known ? [[path, { ...known, ...page }] as const] : [];
  });
  const parts = {
    ...former,
    pages: { ...former.pages, ...Object.fromEntries(changed) },
    assets: { ...code.assets, search: former.assets.search },
    prePaint: code.prePaint,
    icons: code.icons,
    socialImageDesign: code.socialImageDesign,
  };
  return { id: releaseId(code, parts), ...parts };
};

/** The same tree gives the same id. */
const releaseId = ({ hash }: BuiltCode, parts: Omit<Release, 'id'>): string =>
  sha256(hash, JSON.stringify(parts)).slice(0, RELEASE_ID_CHARACTERS);

/** Assets bypass the Worker, so their headers are written here. */
const assetHeaders = (settings: Settings, { prePaint }: Release): string =>
  buildHeadersFile(securityHeaders(settings, prePaint.hash));
