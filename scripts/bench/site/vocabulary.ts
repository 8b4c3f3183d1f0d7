const words = (text: string): readonly string[] => {
  return text.trim().split(/\s+/);
};

const lines = (text: string): readonly string[] => {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
};

/** Words of which the generated articles are made: what documentation of a cloud framework talks about. */
export const THINGS = words(`
  bucket queue topic schedule secret websocket collection database migration gateway handler middleware worker service
  stack provider container image volume cluster subscriber publisher cursor index token policy role certificate domain route
  region replica snapshot retry timeout trace metric alarm dashboard pipeline artifact lockfile environment workspace template
  plugin manifest checksum session listener partition shard tenant quota budget invoice report backup archive console emulator
  compiler module package adapter driver channel stream buffer batch ledger journal catalog registry mailbox webhook callback
  permission credential signature header payload cookie proxy tunnel firewall subnet balancer scheduler supervisor terminal`);

export const QUALITIES = words(`
  idempotent shared private regional short-lived encrypted typed default remote local scheduled versioned temporary read-only
  stateless isolated external nested optional verified cached signed lazy concurrent pending expired named empty large public
  ordered anonymous duplicate healthy dormant immutable portable transient explicit inherited compressed deferred replicated
  throttled managed dedicated virtual linked orphaned partial custom legacy minimal trusted observed federated parallel volatile`);

/** A sentence goes on with an object. */
export const ACTIONS = words(`
  creates reads locks replaces publishes removes restarts validates forwards compresses rejects inherits requests measures
  mirrors renames inspects imports exposes rotates collects schedules drains registers copies filters resolves describes extends
  notifies archives balances blocks samples caches reserves releases merges shadows wraps encrypts decodes throttles promotes
  duplicates suspends reopens announces counts delegates hides indexes labels negotiates owns pauses queries repairs traces`);

export const INSTRUCTIONS = words(`
  Declare Open Check Rename Deploy Attach Export Move Test Review Mount Describe Keep Choose Configure Remove Compare Pin
  Record Share Limit Split Merge Watch Inspect Enable Document Rotate Archive Replace Measure Install Upgrade Preview Confirm`);

/** What happens to a thing: `before the … {event}`. */
export const EVENTS = lines(`
  starts again
  runs out of memory
  has been verified
  leaves the cluster
  is opened in the console
  reaches its limit
  was deleted by hand
  answers too slowly
  belongs to another account
  returns to its former state
  loses its connection
  grows past a few megabytes
  is read for the first time
  carries no label
  comes from an older release
  waits for approval
  differs from what was declared
  has nothing left to do
  is shared with a partner
  appears in two projects
  fails three times in a row
  changes its owner`);

export const CONJUNCTIONS = words(
  'when if before after while unless until whenever because since once although',
);

export const TAKES = lines(`
  needs at most
  waits for
  adds about
  answers within
  keeps going for
  is held for`);

export const REASONS = lines(`
  because clouds name this permission differently
  so that a second call changes nothing
  which keeps cold starts under a second
  to avoid charges for idle capacity
  so old clients still find their data
  because order is not guaranteed between partitions
  which makes the result easy to reproduce
  to leave an audit trail that support can follow
  since the console shows only the newest hundred entries
  so reviewers see a small difference
  which is what most auditors ask for
  to protect everyone from a noisy neighbour
  since billing counts every started second
  so you can undo it with one command
  because a lost connection looks exactly like a slow one
  which the type checker reports while you write
  to make failures visible early
  since logs leave the machine with a delay
  so that tests need neither keys nor a network`);

export const OPENERS = lines(`
  In most projects
  By default
  On every provider
  For small teams
  In production
  During development
  Behind the scenes
  As a rule
  Without further settings
  Compared with a plain function
  At this point
  In the example above
  For the same reason
  From the second release on
  With few exceptions
  In practice`);

export const REMARKS = lines(`
  You rarely need more than one.
  Nothing else has to change.
  The order does not matter here.
  Both forms are equivalent.
  This takes about twenty seconds.
  Existing data stays where it is.
  Ask your administrator for the exact value.
  The command prints what it is going to do.
  A typo ends with a clear message.
  Other languages follow the same pattern.
  Older versions ignored this setting.
  Leave it out when in doubt.
  Expect a short pause.
  The defaults suit a site with moderate traffic.`);

/** A heading begins with one of them. */
export const TOPICS = words(
  'Create Configure Test Deploy Monitor Secure Scale Debug Migrate Share Restore Remove Inspect Document',
);
