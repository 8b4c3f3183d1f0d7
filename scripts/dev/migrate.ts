import { once } from 'node:events';
import { forkTied } from './fork-tied.ts';

/** Brings the tables of the local D1 up to date in another process. Resolves to what stopped it, or to `undefined`. */
export const migrate = async (): Promise<string | undefined> => {
  const child = forkTied('scripts/dev/migrate-process.ts');
  let failure = '✗ The process that prepares the local D1 has ended.';
  child.on('message', (text) => {
    failure = String(text);
  });
  const [code] = await once(child, 'exit');
  return code === 0 ? undefined : failure;
};
