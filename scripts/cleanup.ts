import { accountPlatform, TAKE_OVER_USAGE } from './publish/publish-command.ts';
import { cleanUp } from './publish/release/clean-up.ts';
import { printStep, runForOperator } from './terminal/operator.ts';
import { parseArguments } from './terminal/parse-arguments.ts';

const OPTIONS = {
  delete: { type: 'boolean', default: false },
  'take-over': { type: 'boolean', default: false },
} as const;

const USAGE = `npm run cleanup                  counts the keys of old releases that nothing needs
npm run cleanup -- --delete      deletes them, which readers do not notice
${TAKE_OVER_USAGE}
If it fails, RUNBOOK.md has an entry for each message.`;

/** `npm run cleanup`: counts the old keys that no release needs, and deletes them with `--delete`. */
await runForOperator(USAGE, async () => {
  const { values } = parseArguments({ options: OPTIONS });
  const platform = await accountPlatform(values['take-over']);
  await cleanUp({ platform, deletes: values.delete, progress: printStep });
});
