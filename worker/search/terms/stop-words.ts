/** Words that carry no meaning in running text. In titles and names, they count: `bucket.on`. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about an and any are as at be been but by can could did do does for from get had has have how i if in into is it its me my
  no not of on or our shall should so some than that the their them then there these they this to up us use using was way we were
  what when where which while who why will with without would you your`.split(/\s+/),
);

/** Words of questions. A section may lack them, but a section that has them ranks higher. */
export const VAGUE_WORDS: ReadonlySet<string> = new Set(
  `able actually add adding already also always another best better called correctly create creating declare define different doing done easiest easily else ever exactly
  explain explained explanation find first getting give given go going good happen happens hello hey hi instead just keep kind know late
  learn like make makes making mean means missing more most much need needed needs never new normally now only other please pls
  possible possibly practice practices proper properly put quickly really right same say see set setup show solve something still take
  tell thing thanks things through time together too try trying two used very want wants ways wonder work working works wrong yet`.split(
    /\s+/,
  ),
);

/** Words for kinds of texts. A section may lack them beside a word that the site knows: `buckets tutorial`. */
export const TEXT_WORDS: ReadonlySet<string> = new Set(
  `basics doc docs documentation example feature features guide guides help info information intro introduction overview sample samples step steps
  support tips tutorial tutorials usage`.split(/\s+/),
);

/** Words for the kinds of symbols. Beside a name that is written like code, they add nothing: `bucket.on method`. */
export const SYMBOL_WORDS: ReadonlySet<string> = new Set(
  `api argument arguments async await class const field function functions library method methods parameter parameters params
  property returns sdk signature type types usage`.split(/\s+/),
);
