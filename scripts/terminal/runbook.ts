import { OperatorError } from './operator.ts';

/** The headings of RUNBOOK.md. A failure begins with its heading, so an operator finds the entry by the words on the screen. */
export const RUNBOOK = {
  settings: 'wrangler.toml has mistakes',
  environment: 'CLOUDFLARE_ENV is set',
  mistakes: 'The pages have mistakes',
  changed: 'The code changed while the release was made',
  incomplete: 'The build is not whole',
  locked: 'Another run is publishing',
  lockLost: 'Another run has taken over',
  unwritten: 'KV does not give back what was written',
  notWhole: 'The new release is not whole',
  notLive: 'The release did not become live',
  takenBack: 'The deploy was taken back',
  overtaken: 'Another release is live',
  liveNotWhole: 'Readers have a release that is not whole',
  noTarget: 'There is no such release to go back to',
  notRestorable: 'The release cannot be restored',
  notDeployed: 'Nothing has been deployed yet',
  notListed: 'Cloudflare does not list it yet',
  noBinding: 'wrangler.toml lacks a binding',
  notDeleted: 'Nothing was deleted',
  noLogin: 'Nobody is logged in to Cloudflare here',
  offline: 'Cloudflare did not answer',
  whichAccount: 'It is not clear which account is meant',
  notInAccount: 'The account lacks what wrangler.toml names',
  planLimit: "The account's plan allows no more",
  oddAnswer: 'wrangler answered something else than expected',
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
