/** Words that pages avoid. */
interface ProseRule {
  /** It is matched within one line of text, outside code. */
  pattern: RegExp;
  /** The advice for authors. */
  instead: string;
}

/** The rules of the house style that a program can check; see content/README.md. `npm run prose` applies them. */
export const PROSE_RULES: readonly ProseRule[] = [
  { pattern: /\bof (?:yours|ours|your own)\b/i, instead: 'Write "your", or name the thing.' },
  { pattern: /\bat hand\b/i, instead: 'Write "current", or leave it out.' },
  { pattern: /\bgoes well with\b/i, instead: 'Write "works with", or say what both do.' },
  { pattern: /\bby itself\b/i, instead: 'Write "automatically" or "alone".' },
  {
    pattern: /\b(?:simply|easily|effortless(?:ly)?|seamless(?:ly)?|obviously|of course|needless to say)\b/i,
    instead: 'Leave it out.',
  },
  {
    pattern: /\b(?:powerful|blazing(?:ly)?|cutting-edge|best-in-class|world-class|game[- ]chang\w+)\b/i,
    instead: 'Say what it does: this is no advertisement.',
  },
  { pattern: /\b(?:utili[sz]e[sd]?|leverage[sd]?)\b/i, instead: 'Write "use".' },
  { pattern: /\bwhoever\b/i, instead: 'Write "anyone who" or "everyone who".' },
  { pattern: /\bthat nobody\b/i, instead: 'Write "that is not".' },
  { pattern: /\bcures?\b/i, instead: 'Write "fix".' },
  { pattern: /\bhand(?:s|ed|ing| all| it| them| work)\b(?! over\b)/i, instead: 'Write "pass".' },
  { pattern: /\bbeside\b/i, instead: 'Write "next to" or "alongside".' },
  { pattern: /, also (?:after|if|in|those|when)\b/i, instead: 'Write "even" or "including".' },
  { pattern: /\banother \w+ than\b/i, instead: 'Write "a different … from".' },
  { pattern: /\bgo(?:es)? on with\b/i, instead: 'Write "continue with".' },
  { pattern: /\bfrom \d[\d.]* on\b/i, instead: 'Write "starting at".' },
  { pattern: /\bin order to\b/i, instead: 'Write "to".' },
  { pattern: /\bplease\b/i, instead: 'Leave it out.' },
  { pattern: /\b(?:e\.g\.|i\.e\.|etc\.)/i, instead: 'Write "for example", "that is", or the whole list.' },
  { pattern: /\bcan not\b/i, instead: 'Write "cannot".' },
  { pattern: /\b(?:back|front)[- ]ends?\b/i, instead: 'Write "backend" or "frontend".' },
  { pattern: /(?<=[\w,] )Dockerfiles?\b/, instead: 'Write "dockerfile".' },
  {
    pattern: /\b(?:log-?in|security|sign-?in|token) rules?\b/i,
    instead: 'Write "OIDC rule", or "JWT rule" in version 0.',
  },
  { pattern: /\bthe SDK\b/i, instead: 'Write "the library", or whose SDK it is.' },
  {
    pattern: /\b(?:in|on) this (?:guide|tutorial|article|page|section),? (?:we|you)\b/i,
    instead: 'Begin with what readers do.',
  },
  { pattern: /\b(?:let's|we'll|we will|we are going to)\b/i, instead: 'Write in the second person: "you".' },
  { pattern: /\b(?:as of|at the time of) (?:this )?writing\b/i, instead: 'Name the release or the date.' },
  { pattern: /\b(?:click|see|read) here\b/i, instead: 'Put the link on the name of its target.' },
];
