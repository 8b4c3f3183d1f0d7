import { join } from 'node:path';
import * as v from 'valibot';
import type { UploadedWorker, WorkerUpload } from '#scripts/publish/platform.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import type { Wrangler, WranglerAnswer } from '#scripts/wrangler/run-wrangler.ts';

const Deployed = v.object({
  type: v.literal('deploy'),
  version_id: v.string(),
  targets: v.optional(v.array(v.string()), []),
});
const Uploaded = v.object({
  type: v.literal('version-upload'),
  version_id: v.string(),
  preview_url: v.optional(v.string()),
});

/** wrangler's arguments for a build outside the folders of wrangler.toml. */
export const uploadArguments = ({ folder, releaseId, commit }: WorkerUpload): string[] => [
  ...['--alias', `#release:${join(folder, 'release.json')}`],
  ...['--assets', join(folder, 'public')],
  ...['--tag', releaseId],
  ...(commit === undefined ? [] : ['--message', `built from ${commit}`]),
];

/** Uploads a version of a Worker that exists. Readers do not get it. */
export const uploadVersion = async (wrangler: Wrangler, upload: WorkerUpload): Promise<UploadedWorker> => {
  const answer = await wrangler(['versions', 'upload', ...uploadArguments(upload)]);
  const { version_id, preview_url } = resultOf(answer, Uploaded);
  const previewOrigin = originOf(preview_url);
  return {
    versionId: version_id,
    // The address of a version is that of the Worker with the beginning of the version's id before it.
    ...(previewOrigin && { previewOrigin, liveOrigin: previewOrigin.replace(/\/\/[\da-f]{8}-/, '//') }),
  };
};

/** Creates the Worker of an account, which is live at once: a Worker that does not exist cannot get a version. */
export const createWorker = async (wrangler: Wrangler, upload: WorkerUpload): Promise<UploadedWorker> => {
  const answer = await wrangler(['deploy', ...uploadArguments(upload)]);
  const { version_id, targets } = resultOf(answer, Deployed);
  const liveOrigin = originOf(targets.find((target) => target.startsWith('https://')));
  return { versionId: version_id, ...(liveOrigin && { liveOrigin }) };
};

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

const resultOf = <const Schema extends v.GenericSchema>(
  { results }: WranglerAnswer,
  schema: Schema,
): v.InferOutput<Schema> => {
  for (const result of results) {
    const parsed = v.safeParse(schema, result);
    if (parsed.success) return parsed.output;
  }
  throw new RunbookError(
    'oddAnswer',
    'it did not say which version it made. Readers see no change.',
    'Run the same command again.',
  );
};
