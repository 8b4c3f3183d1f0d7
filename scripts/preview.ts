import { publishCommand } from './publish/publish-command.ts';

/** `npm run preview`: builds the working tree and publishes it at an address of its own. Readers see no change. */
await publishCommand('preview');
