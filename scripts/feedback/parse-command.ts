import { parseArguments } from '#scripts/terminal/parse-arguments.ts';
import { isFeedbackId } from '#worker/feedback/feedback-id.ts';

export type FeedbackCommand = { remote: boolean } & (
  | { kind: 'report' }
  | { kind: 'export'; format: 'csv' | 'json' }
  | { kind: 'resolve'; id: string }
);

export const USAGE = `npm run feedback -- report               by page, by answer, by week, newest comments
npm run feedback -- export csv|json      everything, to standard output (npm run --silent … > file)
npm run feedback -- resolve ID           marks a submission as dealt with
  --remote                               the deployed database instead of the local one`;

/** Parses the arguments of the command line. Returns `undefined` if they are not a command. Throws for an unknown option. */
export const parseCommand = (words: readonly string[]): FeedbackCommand | undefined => {
  const options = { remote: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArguments({ args: [...words], options, allowPositionals: true });
  const { remote } = values;
  const [kind, argument, ...rest] = positionals;
  if (rest.length > 0) return undefined;
  if (kind === 'report' && argument === undefined) return { kind, remote };
  if (kind === 'export' && (argument === 'csv' || argument === 'json'))
    return { kind, format: argument, remote };
  if (kind === 'resolve' && argument !== undefined && isFeedbackId(argument))
    return { kind, id: argument, remote };
  return undefined;
};
