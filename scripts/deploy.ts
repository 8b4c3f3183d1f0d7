import { parseArgs } from 'node:util';
import { publishToAccount, rehearse } from './publish/publish-command.ts';
import { runForOperator } from './terminal/operator.ts';

/** `npm run deploy`: builds the working tree and publishes it to readers. */
await runForOperator('npm run deploy [-- --dry-run]', async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  await (values['dry-run'] ? rehearse('deployed') : publishToAccount('deployed'));
});
