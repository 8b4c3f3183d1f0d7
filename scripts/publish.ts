import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import http from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runWrangler } from './processes/run-wrangler.ts';
import { projectRoot } from './project/project-root.ts';
import { CONFIG_FILE, readProjectConfig } from './project/read-project-config.ts';
import { requireResources } from './publish/account-resources.ts';
import { cloudflarePlatform, type Platform, uploadArguments } from './publish/cloudflare-platform.ts';
import { type Goal, publishRelease } from './publish/publish-release.ts';
import { readReleaseBundle } from './publish/release-bundle.ts';
import { readHistory, releaseList } from './publish/release-history.ts';
import { rollBack } from './publish/roll-back.ts';
import { takeSnapshot } from './publish/snapshot.ts';
import { OperatorError, parseArguments, printStep, runForOperator } from './terminal/operator.ts';
import { RunbookError } from './terminal/runbook.ts';

// `npm run deploy`, `preview`, and `rollback` run this file with their name.
const [name = '', ...args] = process.argv.slice(2);

const FLAG = { type: 'boolean', default: false } as const;

const publish = async (goal: Goal): Promise<void> => {
  const { values } = parseArguments({ args, options: { 'dry-run': FLAG } });
  const commit = await treeName(); // before the first deploy changes wrangler.toml
  const platform = values['dry-run'] ? undefined : await accountPlatform(goal === 'deploy');
  const snapshot = await takeSnapshot(projectRoot, printStep);
  if (!platform) return rehearse(snapshot.folder, commit);
  const publication = { platform, snapshot, goal, commit, progress: printStep };
  const { release, origin } = await publishRelease(publication);
  console.log(`\n  Release ${release}, ${goal}: ${origin ? `${origin}/docs` : '(address unknown)'}\n`);
};

const rehearse = async (folder: string, commit: string | undefined): Promise<void> => {
  const { release } = (await readReleaseBundle(folder)).record;
  const upload = uploadArguments({ folder, releaseId: release, commit });
  await runWrangler(['versions', 'upload', '--dry-run', ...upload]);
  console.log(
    `\n  Dry run: release ${release} is whole, and its Worker can be uploaded. No account was contacted.\n`,
  );
};

const rollback = async (): Promise<void> => {
  const options = { 'dry-run': FLAG, list: FLAG };
  const { values, positionals } = parseArguments({ args, options, allowPositionals: true });
  if (positionals.length > 1)
    throw new OperatorError('A rollback takes at most one release.', COMMANDS.rollback.usage);
  const platform = await accountPlatform();
  if (values.list) return console.log(releaseList(await readHistory(platform)));
  await rollBack({ platform, wanted: positionals[0], dryRun: values['dry-run'], progress: printStep });
};

/** The account of wrangler.toml. Rejects if nothing has been deployed to it, unless this run creates what it lacks. */
const accountPlatform = async (creates = false): Promise<Platform> => {
  http.setGlobalProxyFromEnv?.(); // wrangler uses the same proxy; Node.js 22 cannot
  await requireResources(runWrangler, CONFIG_FILE, { creates, progress: printStep });
  const { hasRoute, settings, database, namespaceId = '' } = await readProjectConfig();
  // wrangler applies routes only if the folder of assets that wrangler.toml names exists.
  await mkdir(join(projectRoot, '.build/public'), { recursive: true });
  const routedOrigin = hasRoute ? settings.siteOrigin : undefined;
  return cloudflarePlatform({ wrangler: runWrangler, namespaceId, routedOrigin, database });
};

/** git's name for the tree, with `-dirty` if files differ from the commit, or `undefined` without a git history. */
const treeName = async (): Promise<string | undefined> => {
  const describe = ['describe', '--always', '--dirty', '--abbrev=12'];
  const git = await promisify(execFile)('git', describe, { cwd: projectRoot }).catch(() => undefined);
  return git?.stdout.trim() || undefined;
};

const COMMANDS = {
  deploy: {
    run: () => publish('deploy'),
    usage: `npm run deploy                   builds the working tree and gives it to readers
npm run deploy -- --dry-run      builds everything and contacts no account`,
  },
  preview: {
    run: () => publish('preview'),
    usage: `npm run preview                  builds the working tree and publishes it at an address that readers do not know
npm run preview -- --dry-run     builds everything and contacts no account`,
  },
  rollback: {
    run: rollback,
    usage: `npm run rollback                 gives readers the last release that was right
npm run rollback -- RELEASE      gives them this release
npm run rollback -- --list       lists the releases and changes nothing
npm run rollback -- --dry-run    says what a rollback would do and changes nothing`,
  },
};

/** For another environment, wrangler uses a Worker with another name and the same bindings. */
const requireOneEnvironment = (): void => {
  const { CLOUDFLARE_ENV: environment } = process.env;
  if (!environment) return;
  const value = JSON.stringify(environment);
  throw new RunbookError('environment', `it is ${value}, but wrangler.toml has only one environment.`);
};

const { run, usage } = COMMANDS[name as keyof typeof COMMANDS]; // package.json names one of them
await runForOperator(`${usage}\nIf it fails, RUNBOOK.md has an entry for each message.`, async () => {
  requireOneEnvironment();
  await run();
});
