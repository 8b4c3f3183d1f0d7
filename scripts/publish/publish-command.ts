import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import { CONFIG_FILE, readProjectConfig } from '#scripts/project/read-project-config.ts';
import { printStep, runForOperator } from '#scripts/terminal/operator.ts';
import { parseArguments } from '#scripts/terminal/parse-arguments.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import { openLocalStore } from '#scripts/wrangler/local-store.ts';
import { runWrangler } from '#scripts/wrangler/run-wrangler.ts';
import { findNamespace, requireResources } from './cloudflare/account-resources.ts';
import { cloudflarePlatform } from './cloudflare/cloudflare-platform.ts';
import { localPlatform } from './local-platform.ts';
import type { Platform } from './platform.ts';
import { type PublishedVersion, publishRelease } from './release/publish-release.ts';
import { takeSnapshot } from './release/snapshot.ts';
import { treeName } from './release/tree-name.ts';

type Goal = 'deploy' | 'preview';

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  'take-over': { type: 'boolean', default: false },
} as const;

export const TAKE_OVER_USAGE =
  '  --take-over                      takes the lock from a run that has ended without giving it back';

const EFFECTS: Readonly<Record<Goal, string>> = {
  deploy: 'builds the working tree and gives it to readers',
  preview: 'builds the working tree and publishes it at an address that readers do not know',
};

const usageOf = (goal: Goal): string => `npm run ${goal.padEnd(25)}${EFFECTS[goal]}
npm run ${`${goal} -- --dry-run`.padEnd(25)}tries everything that needs no account, on a local store
${TAKE_OVER_USAGE}
If it fails, RUNBOOK.md has an entry for each message.`;

/** `npm run deploy` and `npm run preview`: build the working tree and publish it. */
export const publishCommand = (goal: Goal): Promise<void> =>
  runForOperator(usageOf(goal), async () => {
    const { values } = parseArguments({ options: OPTIONS });
    requireOneEnvironment();
    if (values['dry-run']) return rehearse(goal);
    if (goal === 'deploy') await requireResources(runWrangler, CONFIG_FILE, printStep);
    const platform = await accountPlatform(values['take-over']);
    const { record, origin } = await publishTree(goal, platform);
    console.log(
      `\n  Release ${record.release}, ${goal}: ${origin ? `${origin}/docs` : '(address unknown)'}\n`,
    );
  });

/** The account of wrangler.toml. Rejects if nothing has been deployed to it. */
export const accountPlatform = async (takeOver: boolean): Promise<Platform> => {
  requireOneEnvironment();
  const { hasRoute, settings } = await readProjectConfig();
  // wrangler applies routes only if the folder of assets that wrangler.toml names exists.
  await mkdir(join(projectRoot, '.build/public'), { recursive: true });
  return cloudflarePlatform({
    wrangler: runWrangler,
    namespaceId: await findNamespace(runWrangler, CONFIG_FILE),
    routedOrigin: hasRoute ? settings.siteOrigin : undefined,
    takeOver,
  });
};

/** For another environment, wrangler uses a Worker with another name and the same bindings. */
const requireOneEnvironment = (): void => {
  const { CLOUDFLARE_ENV: environment } = process.env;
  if (!environment) return;
  throw new RunbookError(
    'environment',
    `it is ${JSON.stringify(environment)}, but wrangler.toml has only one environment.`,
    'Unset it (unset CLOUDFLARE_ENV) and run the same command again.',
  );
};

/** Takes the same steps in the same order without an account, with a separate local KV and D1. */
const rehearse = async (goal: Goal): Promise<void> => {
  const local = await openLocalStore(join(projectRoot, '.cache/rehearsal'));
  try {
    await publishTree(goal, localPlatform(local, runWrangler), (line) => printStep(`dry run: ${line}`));
    console.log(
      '\n  Dry run: everything worked here. The account was not contacted, and nothing in it was changed.\n',
    );
  } finally {
    await local.close();
  }
};

const publishTree = async (
  goal: Goal,
  platform: Platform,
  progress = printStep,
): Promise<PublishedVersion> => {
  const commit = await treeName(projectRoot);
  const snapshot = await takeSnapshot(projectRoot, progress);
  try {
    return await publishRelease({ platform, snapshot, goal, commit, progress });
  } finally {
    await snapshot.remove();
  }
};
