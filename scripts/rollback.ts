import { accountPlatform, TAKE_OVER_USAGE } from './publish/publish-command.ts';
import { readHistory } from './publish/release/release-history.ts';
import { releaseList, rollBack } from './publish/release/roll-back.ts';
import { OperatorError, printStep, runForOperator } from './terminal/operator.ts';
import { parseArguments } from './terminal/parse-arguments.ts';

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  'take-over': { type: 'boolean', default: false },
} as const;

const USAGE = `npm run rollback                 gives readers the release before the present one
npm run rollback -- RELEASE      gives them this release
npm run rollback -- --list       lists the releases and changes nothing
npm run rollback -- --dry-run    says what a rollback would do and changes nothing
${TAKE_OVER_USAGE}
If it fails, RUNBOOK.md has an entry for each message.`;

/** `npm run rollback`: gives readers an earlier release. */
await runForOperator(USAGE, async () => {
  const { values, positionals } = parseArguments({ allowPositionals: true, options: OPTIONS });
  if (positionals.length > 1) throw new OperatorError('A rollback takes at most one release.', USAGE);
  const platform = await accountPlatform(values['take-over']);
  if (values.list) {
    console.log(releaseList(await readHistory(platform)) || 'Nothing has been deployed yet.');
    return;
  }
  await rollBack({ platform, wanted: positionals[0], dryRun: values['dry-run'], progress: printStep });
});
