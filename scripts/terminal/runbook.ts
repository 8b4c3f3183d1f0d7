import { OperatorError } from './operator.ts';

/**
 * The headings of RUNBOOK.md, each with what to do if the failure knows nothing better. A failure begins with its heading, so
 * an operator finds the entry by the words on the screen.
 */
export const RUNBOOK = {
  settings: ['wrangler.toml has mistakes', 'Fix wrangler.toml and run the same command again.'],
  environment: ['CLOUDFLARE_ENV is set', 'Unset it (unset CLOUDFLARE_ENV) and run the same command again.'],
  problems: ['The pages have mistakes', 'Fix them and run the same command again.'],
  changed: [
    'The code changed while the release was made',
    'Run the same command again when nobody edits the code in this folder. Pages may be edited at any time.',
  ],
  incomplete: [
    'The build is incomplete',
    'Run the same command again. If it still fails: rm -rf .build .cache',
  ],
  unwritten: [
    'KV does not return what was written',
    'Run the same command again in a minute: it continues where it stopped.',
  ],
  notWhole: [
    'The new release is incomplete',
    'Run the same command again. If it still fails, look at that address.',
  ],
  notLive: ['The release did not go live', 'Run the same command again.'],
  takenBack: [
    'The release was taken back',
    'Look at https://www.cloudflarestatus.com and npx wrangler tail, then run the same command again.',
  ],
  overtaken: [
    'Another release is live',
    'See what is live: npm run rollback -- --list. If readers should have yours, run the same command again.',
  ],
  liveNotWhole: ['Readers have an incomplete release', 'Run the same command again: npm run deploy'],
  split: [
    'Readers have several versions',
    'Choose what all readers should have: npm run rollback -- RELEASE',
  ],
  noTarget: ['There is no such release to roll back to', 'Name another: npm run rollback -- RELEASE'],
  notRestorable: ['The release cannot be restored', 'Choose another: npm run rollback -- --list'],
  notDeployed: [
    'Nothing has been deployed yet',
    'Check that the account is right: npx wrangler whoami. If it is, deploy first: npm run deploy',
  ],
  notListed: [
    'Cloudflare does not list it yet',
    'Wait a minute and run the same command again: it finds it by its name.',
  ],
  noBinding: ['wrangler.toml lacks a binding', 'Put it back and run the same command again.'],
  noLogin: [
    'This machine is not logged in to Cloudflare',
    'Log in with: npx wrangler login\nor set CLOUDFLARE_API_TOKEN; the README lists its permissions. Then run the same command again.',
  ],
  refused: ['Cloudflare refused a call', 'See whether the login is valid: npx wrangler whoami'],
  offline: [
    'Cloudflare did not answer',
    'Check the connection and https://www.cloudflarestatus.com, then run the same command again: it continues where it stopped.',
  ],
  whichAccount: [
    'It is not clear which account to use',
    'Choose the account: set CLOUDFLARE_ACCOUNT_ID to its id (npx wrangler whoami lists them), then run the same command again.',
  ],
  notInAccount: [
    'The account lacks what wrangler.toml names',
    'Check the account (npx wrangler whoami) and the ids of PAGES and SIGNALS in wrangler.toml.',
  ],
  planLimit: [
    "A limit of the account's plan is reached",
    'See the usage in the Cloudflare dashboard, then run the same command again.',
  ],
  oddAnswer: [
    'wrangler gave an unexpected answer',
    'Run the same command again. If it still fails, reinstall wrangler: npm ci',
  ],
  wrangler: ['wrangler failed', 'Fix what wrangler names and run the same command again.'],
} as const satisfies Record<string, readonly [heading: string, hint: string]>;

export type RunbookEntry = keyof typeof RUNBOOK;

/** A failure of publishing. RUNBOOK.md describes what it looks like, what readers see meanwhile, and which command to give. */
export class RunbookError extends OperatorError {
  readonly entry: RunbookEntry;

  constructor(entry: RunbookEntry, details: string, hint: string = RUNBOOK[entry][1]) {
    super(`${RUNBOOK[entry][0]}:${details.startsWith('\n') ? '' : ' '}${details}`, hint);
    this.entry = entry;
  }
}
