import { parseArgs } from 'node:util';
import { publishToAccount, rehearse } from './publish/publish-command.ts';
import { runForOperator } from './terminal/operator.ts';

/** `npm run preview`: builds the working tree and publishes it at a separate address. Readers see no change. */
await runForOperator('npm run preview [-- --dry-run]', async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  await (values['dry-run'] ? rehearse('preview') : publishToAccount('preview'));
});
