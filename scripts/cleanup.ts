import { accountPlatform } from './publish/publish-command.ts';
import { cleanUp } from './publish/release/clean-up.ts';
import { printStep, runForOperator } from './terminal/operator.ts';
import { parseArguments } from './terminal/parse-arguments.ts';

const OPTIONS = {
  delete: { type: 'boolean', default: false },
  'take-over': { type: 'boolean', default: false },
} as const;

/** `npm run cleanup`: counts the old keys that no release needs, and deletes them with `--delete`. */
await runForOperator('npm run cleanup [-- --delete] [--take-over]', async () => {
  const { values } = parseArguments({ options: OPTIONS });
  const platform = await accountPlatform(values['take-over']);
  await cleanUp({ platform, deletes: values.delete, progress: printStep });
});
