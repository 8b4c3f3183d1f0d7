import { assetFolder } from '#scripts/content/files/asset-folder.ts';
import type { Platform } from '#scripts/publish/platform.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import { CARRIED_RELEASES, type CarriedAssets, carryAssets } from './carry-assets.ts';
import { faultsOf } from './prove-release.ts';
import { putVerified } from './put-verified.ts';
import { assetKey, type ReleaseBundle, readReleaseBundle, valuesOf } from './release-bundle.ts';
import { type PastVersion, readHistory, releaseName, releasesNewestFirst } from './release-history.ts';
import { recordedPages, recordKey, type VersionRecord } from './release-record.ts';
import type { Snapshot } from './snapshot.ts';
import { switchTo } from './switch-to.ts';
import { withLock } from './with-lock.ts';

interface Publication {
  platform: Platform;
  snapshot: Snapshot;
  /** A preview ends before readers would get the release. */
  goal: 'deploy' | 'preview';
  commit: string | undefined;
  progress: (line: string) => void;
  pausesMs?: readonly number[];
}

export interface PublishedVersion {
  versionId: string;
  record: VersionRecord;
  /** The origin at which the published version answers. */
  origin: string | undefined;
}

/**
 * Publishes a snapshot: every key that it needs is in KV and right, the uploaded version has proven itself at an address of
 * its own, and it has a record, before readers get it. A run that was killed at any point can be repeated. Nothing is
 * deleted. Rejects with {@link RunbookError}.
 */
export const publishRelease = async (publication: Publication): Promise<PublishedVersion> => {
  const { platform, snapshot, goal, commit, progress } = publication;
  const bundle = await readReleaseBundle(snapshot.folder);
  const { id, pages } = bundle.release;
  progress(`release ${id}: ${Object.keys(pages).length} pages, ${bundle.assets.size} assets`);

  return withLock(goal, publication, async (lock) => {
    const history = await readHistory(platform);
    if (goal === 'preview' && history.length === 0) throw notDeployed();
    const write = { ...publication, store: platform.store, time: lock.time };
    const values = valuesOf(bundle);
    const written = await putVerified(values, write);
    progress(`KV: ${written} keys written, all ${values.size} read back and right`);
    await carryFormerAssets(publication, history, id);
    if (goal === 'deploy') await platform.migrate(); // a preview uses the database of readers

    const worker = await platform.upload({ folder: snapshot.folder, releaseId: id, commit });
    await snapshot.requireUnchanged();
    const { versionId, previewOrigin, liveOrigin } = worker;
    const record = recordOf(bundle, commit, liveOrigin);
    await putVerified(new Map([[recordKey(versionId), JSON.stringify(record)]]), write);
    progress(`Worker: version ${versionId} is uploaded and recorded`);
    if (previewOrigin) await requireWhole(publication, record, previewOrigin);
    if (goal === 'preview') return { versionId, record, origin: previewOrigin };

    await platform.applyRoutes(); // before the switch, because the proof goes where readers go
    await lock.requireHeld();
    await switchTo({ ...publication, versionId, record, before: history[0], otherwise: 'go back' });
    return { versionId, record, origin: liveOrigin };
  });
};

const recordOf = (
  { release, assets }: ReleaseBundle,
  commit: string | undefined,
  origin: string | undefined,
): VersionRecord => ({
  release: release.id,
  ...(commit === undefined ? {} : { commit }),
  ...(origin === undefined ? {} : { origin }),
  pages: recordedPages(release),
  assets: Object.fromEntries(Array.from(assets, ([file, bytes]) => [file, assetKey(bytes)])),
});

const carryFormerAssets = async (
  { platform, snapshot, progress }: Publication,
  history: readonly PastVersion[],
  id: string,
): Promise<void> => {
  const former = releasesNewestFirst(history).filter((past) => releaseName(past) !== id);
  const records = former.flatMap(({ record }) => record ?? []).slice(0, CARRIED_RELEASES);
  progress(carriedLine(await carryAssets(platform.store, records, assetFolder(snapshot.folder))));
};

const carriedLine = ({ carried, lost }: CarriedAssets): string => {
  const missing =
    lost.length === 0 ? '' : `; KV has lost ${lost.join(', ')}: pages opened long ago may reload once`;
  return `assets: ${carried.length} of former releases carried along${missing}`;
};

const requireWhole = async (
  { platform, goal, progress, pausesMs }: Publication,
  record: VersionRecord,
  origin: string,
): Promise<void> => {
  const fault = await faultsOf(record, { ask: platform.ask, origin, progress, pausesMs });
  if (fault) {
    throw new RunbookError(
      'notWhole',
      `${fault}, at ${origin}. Readers see no change.`,
      `Run the same command again: npm run ${goal}. If it still fails, look at ${origin}/docs`,
    );
  }
  progress(`${origin}: all pages and assets are right`);
};

const notDeployed = (): RunbookError =>
  new RunbookError(
    'notDeployed',
    'a preview needs a Worker that already exists.',
    'Deploy first: npm run deploy',
  );
