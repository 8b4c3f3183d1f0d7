/** The verbs that tasks begin with. */
const VERBS = new Set(
  `add allow apply attach build call change check choose combine configure connect copy create debug delete deploy disable
  enable export give import install invoke keep limit list load make migrate move name pass protect publish pull push query read
  remove rename reset restore retry run save schedule seed send serve share split start stop store subscribe switch test trigger
  update upgrade upload use validate verify wait watch write`.split(/\s+/),
);

/** A task with its first verb in other forms: `deploying to aws`, `deployed to aws`. */
export const otherForms = (task: string): readonly string[] => {
  const [verb = '', ...rest] = task.split(' ');
  return VERBS.has(verb) ? [gerundOf(verb), pastOf(verb)].map((form) => [form, ...rest].join(' ')) : [];
};

const gerundOf = (verb: string): string =>
  (verb.endsWith('e') ? verb.slice(0, -1) : doubled(verb)).concat('ing');

const pastOf = (verb: string): string => {
  const irregular = IRREGULAR[verb];
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  return verb.endsWith('e') ? `${verb}d` : `${doubled(verb)}ed`;
};

/** `runn` for `run`, as in `running`. */
const doubled = (verb: string): string =>
  /^[^aeiou]*[aeiou][bgmnpt]$/.test(verb) ? verb + verb.slice(-1) : verb;

const IRREGULAR: Readonly<Record<string, string>> = {
  build: 'built',
  choose: 'chosen',
  give: 'given',
  keep: 'kept',
  make: 'made',
  read: 'read',
  reset: 'reset',
  run: 'run',
  send: 'sent',
  split: 'split',
  write: 'written',
};
