import type { ShikiPrimitive } from '@shikijs/primitive';
import { EncodedTokenMetadata } from '@shikijs/primitive/textmate';
import { type TokenClass, tokenClass } from './theme.ts';

export interface Token {
  text: string;
  /** `undefined` for punctuation and plain text. */
  kind: TokenClass | undefined;
}

type Grammar = ReturnType<ShikiPrimitive['getLanguage']>;
type Stack = ReturnType<Grammar['tokenizeLine2']>['ruleStack'];

/** A grammar's state before a line, with the lines that were read in it. */
interface State {
  stack: Stack | null;
  lines: Map<string, Line>;
}

interface Line {
  tokens: Token[];
  next: State;
}

/** The fields of a {@link Stack} that its type does not name. Together, they decide how the next line is read. */
interface Frame {
  parent: Frame | null;
  ruleId: number;
  beginRuleCapturedEOL: boolean;
  endRule: string | null;
  nameScopesList: object | null;
  contentNameScopesList: object | null;
}

const MOST_LINES = 20_000;

/**
 * Reads lines with a grammar. What a grammar makes of a line depends only on the line and on the grammar's state before it, and
 * samples repeat their lines, so each is read once.
 */
export class LineTokens {
  readonly #grammar: Grammar;
  readonly #colors: readonly string[];
  readonly #states = new Map<string, State>();
  #lines = 0;

  /** `colors` are those of the theme, by number. */
  constructor(grammar: Grammar, colors: readonly string[]) {
    this.#grammar = grammar;
    this.#colors = colors;
  }

  /** The tokens of each line of `code`, which follows the lines of `context`. */
  read(code: string, context = ''): Token[][] {
    let state = this.#stateOf(null);
    for (const line of context.split('\n')) state = this.#read(line, state).next;
    return code.split('\n').map((line) => {
      const { tokens, next } = this.#read(line, state);
      state = next;
      return tokens;
    });
  }

  #read(text: string, state: State): Line {
    if (text === '') return { tokens: [], next: state };
    const known = state.lines.get(text);
    if (known) return known;
    // With a time limit, slow lines would lose their colors on a busy machine, but the same input must give the same bytes.
    const { tokens, ruleStack } = this.#grammar.tokenizeLine2(text, state.stack, 0);
    if (this.#lines >= MOST_LINES) this.#forget();
    this.#lines += 1;
    const line = { tokens: this.#joined(text, tokens), next: this.#stateOf(ruleStack) };
    state.lines.set(text, line);
    return line;
  }

  /** The same state for all stacks that read the next line alike. */
  #stateOf(stack: Stack | null): State {
    const key = keyOf(stack as Frame | null); // the library's own class has these fields
    const known = this.#states.get(key);
    if (known) return known;
    const state = { stack, lines: new Map() };
    this.#states.set(key, state);
    return state;
  }

  /** Neighbors with the same class are one token, and spaces belong to the token before them. */
  #joined(line: string, ends: Uint32Array): Token[] {
    const result: Token[] = [];
    for (let index = 0; index < ends.length; index += 2) {
      const text = line.slice(ends[index], ends[index + 2]);
      if (text === '') continue;
      const kind = tokenClass(this.#colors[EncodedTokenMetadata.getForeground(ends[index + 1] ?? 0)]);
      const last = result.at(-1);
      if (last && (last.kind === kind || text.trim() === '')) last.text += text;
      else result.push({ text, kind });
    }
    return result;
  }

  #forget(): void {
    this.#states.clear();
    this.#lines = 0;
  }
}

const keyOf = (frame: Frame | null): string => {
  if (!frame) return '';
  const { parent, ruleId, beginRuleCapturedEOL, endRule, nameScopesList, contentNameScopesList } = frame;
  return `${keyOf(parent)}\n${ruleId} ${beginRuleCapturedEOL} ${JSON.stringify(endRule)} ${nameScopesList};${contentNameScopesList}`;
};
