import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { assetFolder } from '#scripts/content/files/output-files.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import { faultsOf } from './prove-release.ts';
import { isRight, parseRecord, readReleaseBundle, recordKey } from './release-bundle.ts';
import { readHistory, releasesOf } from './release-history.ts';
import { type Run, waitUntilRight } from './run.ts';
import type { Snapshot } from './snapshot.ts';
import { switchTo } from './switch-to.ts';

/** A preview ends before readers would get the release. */
export type Goal = 'deploy' | 'preview';

interface Publication extends Run {
  snapshot: Snapshot;
  goal: Goal;
  commit: string | undefined;
}

/**
 * Publishes a snapshot: every key that it needs is in KV and right, and the uploaded version has proven itself at an address
 * of its own, before readers get it. A run that was killed at any point can be repeated. Nothing is deleted. Resolves to the
 * release and the origin at which it answers. Rejects with {@link RunbookError}.
 */
export const publishRelease = async (publication: Publication) => {
  const { platform, snapshot, goal, commit, progress } = publication;
  const { record, values } = await readReleaseBundle(snapshot.folder);
  const { release, pages, assets } = record;
  progress(`release ${release}: ${Object.keys(pages).length} pages, ${Object.keys(assets).length} assets`);
  const history = await readHistory(platform);
  if (goal === 'preview' && !history.live) throw new RunbookError('notDeployed', 'a preview needs a Worker.');

  values.set(recordKey(release), JSON.stringify(record));
  const written = await putVerified(values, publication);
  progress(`KV: ${written} keys written, all ${values.size} read back and right`);
  const former = releasesOf(history).map((past) => past.release);
  await carryAssets(
    publication,
    former.filter((past) => past !== release),
    assetFolder(snapshot.folder),
  );
  if (goal === 'deploy') await platform.migrate(); // a preview uses the database of readers

  const upload = { folder: snapshot.folder, releaseId: release, commit };
  const { versionId, previewOrigin, liveOrigin } = await platform.upload(upload, !history.live);
  await snapshot.requireUnchanged();
  progress(`Worker: version ${versionId} is uploaded`);
  if (previewOrigin) {
    const fault = await faultsOf(record, previewOrigin, publication);
    if (fault)
      throw new RunbookError('notWhole', `${fault}, at ${previewOrigin}/docs. Readers see no change.`);
    progress(`${previewOrigin}: all pages and assets are right`);
  }
  if (goal === 'preview') return { release, origin: previewOrigin };

  await platform.applyRoutes(); // before the switch, because the proof goes where readers go
  const target = { release, version: versionId, commit, origin: liveOrigin };
  await switchTo({ ...publication, history, target, record });
  return { release, origin: liveOrigin };
};

const NAMED_KEYS = 3;

/**
 * Reads all keys back and writes those that are missing or wrong, until all are right. Returns the number of keys that it
 * wrote. Rejects with {@link RunbookError} if a key is still wrong after a minute.
 */
const putVerified = async (wanted: ReadonlyMap<string, string>, run: Run): Promise<number> => {
  const { store } = run.platform;
  const stillWrong = async (keys: readonly string[]) => {
    const found = await store.get(keys);
    return keys.filter((key) => found.get(key) !== wanted.get(key));
  };
  const first = await stillWrong([...wanted.keys()]);
  let wrong = first;
  await waitUntilRight(async () => {
    await store.put(new Map(wrong.map((key) => [key, wanted.get(key) ?? ''])));
    wrong = await stillWrong(wrong);
    return wrong.length > 0 ? `KV: ${wrong.length} keys are not there yet` : undefined;
  }, run);
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
  const wanted = new Map(
    [...records.values()]
      .flatMap((text) => Object.entries(parseRecord(text)?.assets ?? {}))
      .filter(([file]) => !present.has(file) && file === basename(file)),
  );
  const values = await store.get([...new Set(wanted.values())]);
  const lost: string[] = [];
  for (const [file, key] of wanted) {
    const value = values.get(key);
    if (value === undefined || !isRight(key, value)) lost.push(file);
    else await writeFile(join(folder, file), Buffer.from(value, 'base64'));
  }
  progress(`assets: ${wanted.size - lost.length} of former releases carried along`);
  if (lost.length > 0) progress(`KV has lost ${lost.join(', ')}: pages opened long ago may reload once`, '!');
};
