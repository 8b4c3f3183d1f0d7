import type { Deployment, Platform } from '#scripts/publish/platform.ts';
import { parseRecord, recordKey, type VersionRecord } from './release-record.ts';

/** A version that readers had, as the platform reports it, with its record. */
export interface PastVersion extends Deployment {
  /** Absent if the version was not published by `npm run deploy`, or if its record cannot be read. */
  record: VersionRecord | undefined;
}

/** The latest deployments, newest first. The first one is what readers have. */
export const readHistory = async ({
  store,
  deployments,
}: Pick<Platform, 'store' | 'deployments'>): Promise<PastVersion[]> => {
  const deployed = await deployments();
  const texts = await store.get([...new Set(deployed.map(({ versionId }) => recordKey(versionId)))]);
  return deployed.map((deployment) => ({
    ...deployment,
    record: parseRecord(texts.get(recordKey(deployment.versionId)) ?? ''),
  }));
};

/** The name of a release. The same tree has the same name, however often it was deployed. */
export const releaseName = ({ versionId, record }: PastVersion): string =>
  record?.release ?? `version ${versionId}`;

/** The latest deployment of each release, newest first. */
export const releasesNewestFirst = (history: readonly PastVersion[]): PastVersion[] => {
  const names = history.map(releaseName);
  return history.filter((_, index) => names.indexOf(names[index] ?? '') === index);
};

/**
 * The release that readers had before they first had the live one. A second rollback therefore goes further back and does
 * not undo the first one.
 */
export const formerRelease = (history: readonly PastVersion[]): PastVersion | undefined => {
  const [live] = history;
  if (!live) return undefined;
  const first = history.findLastIndex((past) => releaseName(past) === releaseName(live));
  return history[first + 1];
};

/** A line about a release, for operators. */
export const describeRelease = (past: PastVersion): string => {
  const commit = past.record?.commit;
  return `${releaseName(past)} (live from ${past.time}${commit === undefined ? '' : `, built from ${commit}`})`;
};
