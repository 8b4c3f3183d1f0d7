import type { Platform } from '#scripts/publish/platform.ts';
import { cleanUp } from '#scripts/publish/release/clean-up.ts';
import { type PublishedVersion, publishRelease } from '#scripts/publish/release/publish-release.ts';
import { rollBack } from '#scripts/publish/release/roll-back.ts';
import { type TestBundle, writeBundle } from './write-bundle.ts';

/** The pauses of a minute, without their length. */
const NO_PAUSES = [0, 0, 0];

interface CommandResult {
  lines: string[];
  /** The folder that was published. */
  folder: string;
  published: PublishedVersion;
}

/** `npm run deploy` or `npm run preview` with a build that exists. */
export const publish = async (
  platform: Platform,
  bundle: TestBundle | string,
  goal: 'deploy' | 'preview' = 'deploy',
): Promise<CommandResult> => {
  const folder = typeof bundle === 'string' ? bundle : await writeBundle(bundle);
  const lines: string[] = [];
  const snapshot = { folder, requireUnchanged: async () => {}, remove: async () => {} };
  const published = await publishRelease({
    platform,
    snapshot,
    goal,
    commit: 'abc123',
    progress: (line) => lines.push(line),
    pausesMs: NO_PAUSES,
  });
  return { lines, folder, published };
};

/** `npm run rollback`. Resolves to what it prints. */
export const rollback = async (
  platform: Platform,
  { wanted, dryRun = false }: { wanted?: string; dryRun?: boolean } = {},
): Promise<string[]> => {
  const lines: string[] = [];
  await rollBack({ platform, wanted, dryRun, progress: (line) => lines.push(line), pausesMs: NO_PAUSES });
  return lines;
};

/** `npm run cleanup`. Resolves to what it prints. */
export const cleanup = async (platform: Platform, deletes = true): Promise<string[]> => {
  const lines: string[] = [];
  await cleanUp({ platform, deletes, progress: (line) => lines.push(line), pauseMs: 0 });
  return lines;
};
