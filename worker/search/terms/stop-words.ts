/** Words that say nothing in running text. In titles and names, they count: `bucket.on`. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about an and any are as at be been but by can could did do does for from get had has have how i if in into is it its me my
  no not of on or our shall should so some than that the their them then there these they this to up us use using was way we were
  what when where which while who why will with without would you your`.split(/\s+/),
);

/** Words of questions. A section may lack them, but a section that has them ranks higher. */
export const VAGUE_WORDS: ReadonlySet<string> = new Set(
  `able actually already also always another best better correctly different does doing done easily else ever exactly example find
  first getting give given go going good happen happens help instead just keep kind know late like make makes making mean means
  missing more most much need needed needs never new normally now only other please possible possibly properly proper put really
  right same say see show something still take tell thing things through time together too try trying two used very want wants
  ways work working works wrong yet`.split(/\s+/),
);
