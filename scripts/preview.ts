import { parseArgs } from 'node:util';
import { publishToAccount, rehearse } from './publish/publish-command.ts';
import { runForOperator } from './terminal/operator.ts';

/** `npm run preview`: builds the tree and gives it an address of its own; readers keep what they have. */
await runForOperator('npm run preview [-- --dry-run]', async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  await (values['dry-run'] ? rehearse('preview') : publishToAccount('preview'));
});
