import { OperatorError } from './operator.ts';

/** The headings of RUNBOOK.md. A failure begins with its heading, so an operator finds the entry by the words on the screen. */
export const RUNBOOK = {
  settings: 'wrangler.toml has mistakes',
  environment: 'CLOUDFLARE_ENV is set',
  mistakes: 'The pages have mistakes',
  changed: 'The code changed while the release was made',
  incomplete: 'The build is incomplete',
  locked: 'Another run is publishing',
  lockLost: 'Another run has taken over',
  unwritten: 'KV does not return what was written',
  notWhole: 'The new release is incomplete',
  notLive: 'The release did not go live',
  takenBack: 'The deploy was rolled back',
  overtaken: 'Another release is live',
  liveNotWhole: 'Readers have an incomplete release',
  noTarget: 'There is no such release to roll back to',
  notRestorable: 'The release cannot be restored',
  notDeployed: 'Nothing has been deployed yet',
  notListed: 'Cloudflare does not list it yet',
  noBinding: 'wrangler.toml lacks a binding',
  notDeleted: 'Nothing was deleted',
  noLogin: 'This machine is not logged in to Cloudflare',
  offline: 'Cloudflare did not answer',
  whichAccount: 'It is not clear which account to use',
  notInAccount: 'The account lacks what wrangler.toml names',
  planLimit: "A limit of the account's plan is reached",
  oddAnswer: 'wrangler gave an unexpected answer',
  wrangler: 'wrangler failed',
} as const;

export type RunbookEntry = keyof typeof RUNBOOK;

/** A failure of publishing. RUNBOOK.md says what it looks like, what readers see meanwhile, and which command to give. */
export class RunbookError extends OperatorError {
  readonly entry: RunbookEntry;

  constructor(entry: RunbookEntry, details: string, cure: string) {
    super(`${RUNBOOK[entry]}:${details.startsWith('\n') ? '' : ' '}${details}`, cure);
    this.entry = entry;
  }
}
