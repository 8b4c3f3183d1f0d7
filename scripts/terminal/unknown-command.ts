import { OperatorError } from './operator.ts';

/** The failure of `npm run {name}` with words that are not one of its commands, or with none. The usage lists its commands. */
export const unknownCommand = (name: string, words: readonly string[], usage: string): OperatorError =>
  words.length === 0
    ? new OperatorError(`\`npm run ${name}\` needs a command.`, usage)
    : new OperatorError(`'${words.join(' ')}' is not a ${name} command.`, usage);
