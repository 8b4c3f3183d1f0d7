import { parseArgs } from 'node:util';
import { runForOperator } from './publish/operator.ts';
import { publishToAccount, rehearse } from './publish/publish-command.ts';

/** `npm run deploy [-- --dry-run]`: builds the tree and gives it to readers. */
await runForOperator(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  await (values['dry-run'] ? rehearse('deployed') : publishToAccount('deployed'));
});
