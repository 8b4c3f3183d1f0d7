import * as v from 'valibot';
import type { DeployedWorker } from '#scripts/publish/release/publish-release.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import type { Wrangler, WranglerAnswer } from '#scripts/wrangler/run-wrangler.ts';

interface WorkerUpload {
  wrangler: Wrangler;
  releaseId: string;
  commit: string | undefined;
  /** `true` to bundle and check the Worker without uploading it. */
  dryRun: boolean;
}

const Deployed = v.object({
  type: v.literal('deploy'),
  version_id: v.string(),
  targets: v.optional(v.array(v.string())),
});
const Uploaded = v.object({
  type: v.literal('version-upload'),
  version_id: v.string(),
  preview_url: v.optional(v.string()),
});

/** Deploys the new Worker to all readers. */
export const deployWorker = async (upload: WorkerUpload): Promise<DeployedWorker> => {
  const answer = await upload.wrangler(['deploy', ...labels(upload)]);
  if (upload.dryRun) return {};
  const { version_id, targets = [] } = resultOf(answer, Deployed);
  return { versionId: version_id, ...originOf(targets.find((target) => target.startsWith('https://'))) };
};

/** Uploads the new Worker at a separate address. Readers see no change. */
export const uploadPreview = async (upload: WorkerUpload): Promise<DeployedWorker> => {
  const answer = await upload.wrangler(['versions', 'upload', ...labels(upload)]);
  if (upload.dryRun) return {};
  const { version_id, preview_url } = resultOf(answer, Uploaded);
  return { versionId: version_id, ...originOf(preview_url) };
};

const labels = ({ releaseId, commit, dryRun }: WorkerUpload): string[] => [
  ...['--tag', releaseId],
  ...(commit === undefined ? [] : ['--message', `built from ${commit}`]),
  ...(dryRun ? ['--dry-run'] : []),
];

const originOf = (address: string | undefined): Pick<DeployedWorker, 'origin'> =>
  address !== undefined && URL.canParse(address) ? { origin: new URL(address).origin } : {};

const resultOf = <const Schema extends v.GenericSchema>(
  { results }: WranglerAnswer,
  schema: Schema,
): v.InferOutput<Schema> => {
  for (const result of results) {
    const parsed = v.safeParse(schema, result);
    if (parsed.success) return parsed.output;
  }
  throw new OperatorError(
    'wrangler did not say which version it made.',
    'See it with: npx wrangler deployments list. Then run the same command again, so that the release is noted.',
  );
};
