import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { assetFolder } from '#scripts/content/files/output-files.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import { type Run, SPREAD_PAUSES_MS } from './platform.ts';
import { faultsOf } from './prove-release.ts';
import {
  assetKey,
  isRight,
  parseRecord,
  type ReleaseBundle,
  type ReleaseRecord,
  readReleaseBundle,
  recordKey,
  valuesOf,
} from './release-bundle.ts';
import { readHistory } from './release-history.ts';
import type { Snapshot } from './snapshot.ts';
import { switchTo } from './switch-to.ts';

/** A preview ends before readers would get the release. */
export type Goal = 'deploy' | 'preview';

interface Publication extends Run {
  snapshot: Snapshot;
  goal: Goal;
  commit: string | undefined;
}

export interface PublishedVersion {
  versionId: string;
  release: string;
  /** The origin at which the published version answers. */
  origin: string | undefined;
}

/**
 * Publishes a snapshot: every key that it needs is in KV and right, and the uploaded version has proven itself at an address
 * of its own, before readers get it. A run that was killed at any point can be repeated. Nothing is deleted. Rejects with
 * {@link RunbookError}.
 */
export const publishRelease = async (publication: Publication): Promise<PublishedVersion> => {
  const { platform, snapshot, goal, commit, progress } = publication;
  const bundle = await readReleaseBundle(snapshot.folder);
  const record = recordOf(bundle);
  const { release } = record;
  progress(`release ${release}: ${Object.keys(record.pages).length} pages, ${bundle.assets.size} assets`);
  const history = await readHistory(platform);
  if (goal === 'preview' && !history.live) throw new RunbookError('notDeployed', 'a preview needs a Worker.');

  const values = valuesOf(bundle).set(recordKey(release), JSON.stringify(record));
  const written = await putVerified(values, publication);
  progress(`KV: ${written} keys written, all ${values.size} read back and right`);
  const former = history.releases.map((past) => past.release).filter((past) => past !== release);
  await carryAssets(publication, former, assetFolder(snapshot.folder));
  if (goal === 'deploy') await platform.migrate(); // a preview uses the database of readers

  const worker = await platform.upload({ folder: snapshot.folder, releaseId: release, commit });
  await snapshot.requireUnchanged();
  const { versionId, previewOrigin, liveOrigin } = worker;
  progress(`Worker: version ${versionId} is uploaded`);
  if (previewOrigin) await requireWhole(publication, record, previewOrigin);
  if (goal === 'preview') return { versionId, release, origin: previewOrigin };

  await platform.applyRoutes(); // before the switch, because the proof goes where readers go
  const target = { release, version: versionId, commit, origin: liveOrigin };
  await switchTo({ ...publication, history, target, record });
  return { versionId, release, origin: liveOrigin };
};

const recordOf = ({ release, assets }: ReleaseBundle): ReleaseRecord => ({
  release: release.id,
  pages: Object.fromEntries(
    Object.entries(release.pages).map(([path, { hash, markdown }]) => [path, { hash, markdown }]),
  ),
  assets: Object.fromEntries(Array.from(assets, ([file, bytes]) => [file, assetKey(bytes)])),
});

const requireWhole = async (publication: Publication, record: ReleaseRecord, origin: string) => {
  const fault = await faultsOf(record, origin, publication);
  if (!fault) return publication.progress(`${origin}: all pages and assets are right`);
  throw new RunbookError('notWhole', `${fault}, at ${origin}/docs. Readers see no change.`);
};

const NAMED_KEYS = 3;

/**
 * Reads all keys back and writes those that are missing or wrong, until all are right. Returns the number of keys that it
 * wrote. Rejects with {@link RunbookError} if a key is still wrong after a minute.
 */
const putVerified = async (
  wanted: ReadonlyMap<string, string>,
  { platform: { store }, progress, pausesMs = SPREAD_PAUSES_MS }: Run,
): Promise<number> => {
  const stillWrong = async (keys: readonly string[]) => {
    const found = await store.get(keys);
    return keys.filter((key) => found.get(key) !== wanted.get(key));
  };
  const first = await stillWrong([...wanted.keys()]);
  let wrong = first;
  for (const [attempt, pauseMs] of [0, ...pausesMs].entries()) {
    if (wrong.length === 0) return first.length;
    if (attempt > 0)
      progress(`KV: ${wrong.length} keys are not there yet; read again in ${pauseMs / 1000} s`, '…');
    await pause(pauseMs);
    await store.put(new Map(wrong.map((key) => [key, wanted.get(key) ?? ''])));
    wrong = await stillWrong(wrong);
  }
  if (wrong.length === 0) return first.length;
  const more = wrong.length > NAMED_KEYS ? ` and ${wrong.length - NAMED_KEYS} more` : '';
  const named = wrong.slice(0, NAMED_KEYS).join(', ');
  throw new RunbookError('unwritten', `${named}${more}. Readers see no change.`);
};

/** The number of former releases whose assets stay, because readers may fetch lazy scripts minutes after their page. */
const CARRIED_RELEASES = 3;

/** Writes the assets of former releases from KV next to the new ones, because another machine may have built them. */
const carryAssets = async (
  { platform: { store }, progress }: Run,
  formerReleases: readonly string[],
  folder: string,
): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const records = await store.get(formerReleases.slice(0, CARRIED_RELEASES).map(recordKey));
  const absent = [...records.values()]
    .flatMap((text) => Object.entries(parseRecord(text)?.assets ?? {}))
    .filter(([file]) => !present.has(file) && file === basename(file));
  const wanted = new Map(absent);
  const values = await store.get([...new Set(wanted.values())]);
  const whole = [...wanted].filter(([, key]) => isRight(key, values.get(key)));
  for (const [file, key] of whole)
    await writeFile(join(folder, file), Buffer.from(values.get(key) ?? '', 'base64'));
  progress(`assets: ${whole.length} of former releases carried along`);
  for (const [file] of whole) wanted.delete(file);
  const lost = [...wanted.keys()].join(', ');
  if (lost) progress(`KV has lost ${lost}: pages opened long ago may reload once`, '!');
};
