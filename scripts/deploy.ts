import { publishCommand } from './publish/publish-command.ts';

/** `npm run deploy`: builds the working tree and gives it to readers. */
await publishCommand('deploy');
