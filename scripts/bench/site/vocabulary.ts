/** Words of which the generated articles are made: what documentation of a cloud framework talks about. */
export const THINGS = [
  'bucket', 'queue', 'topic', 'schedule', 'secret', 'websocket', 'collection', 'database', 'migration', 'gateway',
  'handler', 'middleware', 'worker', 'service', 'stack', 'provider', 'container', 'image', 'volume', 'cluster',
  'subscriber', 'publisher', 'cursor', 'index', 'token', 'policy', 'role', 'certificate', 'domain', 'route',
  'region', 'replica', 'snapshot', 'retry', 'timeout', 'batch job', 'trace', 'metric', 'alarm', 'dashboard',
  'pipeline', 'artifact', 'lockfile', 'environment', 'workspace', 'template', 'plugin', 'manifest', 'checksum', 'session',
] as const;

export const QUALITIES = [
  'idempotent', 'shared', 'private', 'regional', 'short-lived', 'encrypted', 'typed', 'default', 'remote', 'local',
  'scheduled', 'versioned', 'temporary', 'read-only', 'stateless', 'isolated', 'external', 'nested', 'optional', 'verified',
  'cached', 'signed', 'lazy', 'concurrent', 'pending', 'expired', 'named', 'empty', 'large', 'public',
] as const;

/** A sentence goes on with `the {quality} {thing}`. */
export const ACTIONS = [
  'creates', 'reads', 'locks', 'replaces', 'publishes', 'removes', 'restarts', 'validates', 'forwards', 'compresses',
  'rejects', 'inherits', 'requests', 'measures', 'mirrors', 'renames', 'inspects', 'imports', 'exposes', 'rotates',
  'collects', 'schedules', 'drains', 'registers', 'schedules again', 'copies', 'filters', 'resolves', 'describes', 'extends',
] as const;

export const INSTRUCTIONS = [
  'Declare', 'Open', 'Check', 'Rename', 'Deploy', 'Attach', 'Export', 'Move', 'Test', 'Review', 'Mount', 'Describe',
  'Keep', 'Choose', 'Configure', 'Remove', 'Compare', 'Pin', 'Record', 'Share', 'Limit', 'Split', 'Merge', 'Watch',
] as const;

export const CONDITIONS = [
  'when a deployment starts', 'if the account has a spending limit', 'before the first request arrives',
  'while the emulator is running', 'after a rollback', 'unless a team overrides it', 'as soon as traffic drops',
  'when two releases overlap', 'if the network is slow', 'once every minute', 'during a failover',
  'when the file is larger than expected', 'before anything is written', 'until somebody confirms it',
  'whenever the schema changes', 'if credentials have expired', 'on machines without a display',
  'in projects with many packages', 'when memory runs short', 'after the last message was acknowledged',
] as const;

export const REASONS = [
  'because clouds name this permission differently', 'so that a second call changes nothing',
  'which keeps cold starts under a second', 'to avoid charges for idle capacity',
  'so old clients still find their data', 'because order is not guaranteed between partitions',
  'which makes the result easy to reproduce', 'to leave an audit trail that support can follow',
  'since the console shows only the newest hundred entries', 'so reviewers see a small difference',
  'because a name must be unique within its project', 'which is what most auditors ask for',
  'to protect other tenants from a noisy neighbour', 'since billing counts every started second',
  'so you can undo it with one command', 'because a lost connection looks exactly like a slow one',
  'which the type checker reports while you write', 'to make failures visible early',
  'since logs leave the machine with a delay', 'so that tests need neither keys nor a network',
] as const;

export const OPENERS = [
  'In most projects', 'By default', 'On every provider', 'For small teams', 'In production', 'During development',
  'Behind the scenes', 'As a rule', 'Without further settings', 'Compared with a plain function', 'At this point',
  'In the example above', 'For the same reason', 'From the second release on', 'With few exceptions', 'In practice',
] as const;

export const REMARKS = [
  'You rarely need more than one.', 'Nothing else has to change.', 'The order does not matter here.',
  'Both forms are equivalent.', 'This takes about twenty seconds.', 'Existing data stays where it is.',
  'Ask your administrator for the exact value.', 'The command prints what it is going to do.',
  'A typo ends with a clear message.', 'Other languages follow the same pattern.', 'Older versions ignored this setting.',
  'Leave it out when in doubt.', 'Expect a short pause.', 'The defaults suit a site with moderate traffic.',
] as const;

/** `{Topic} a {quality} {thing}`: a heading. */
export const TOPICS = [
  'Create', 'Configure', 'Test', 'Deploy', 'Monitor', 'Secure', 'Scale', 'Debug', 'Migrate', 'Share', 'Restore', 'Remove',
] as const;
