import { OperatorError } from '#scripts/terminal/operator.ts';
import { parseArguments } from '#scripts/terminal/parse-arguments.ts';
import { unknownCommand } from '#scripts/terminal/unknown-command.ts';
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

/** Parses the arguments of the command line. Throws if they are not a command, or have an unknown option. */
export const parseCommand = (words: readonly string[]): FeedbackCommand => {
  const options = { remote: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArguments({ args: [...words], options, allowPositionals: true });
  const { remote } = values;
  const [kind, argument, ...rest] = positionals;
  if (rest.length > 0) throw unknownCommand('feedback', positionals, USAGE);
  if (kind === 'report' && argument === undefined) return { kind, remote };
  if (kind === 'export' && (argument === 'csv' || argument === 'json'))
    return { kind, format: argument, remote };
  if (kind === 'resolve') return { kind, id: checkedId(argument), remote };
  throw unknownCommand('feedback', positionals, USAGE);
};

const checkedId = (id: string | undefined): string => {
  if (id !== undefined && isFeedbackId(id)) return id;
  throw new OperatorError(
    id === undefined ? 'The id of the submission is missing.' : `'${id}' is not the id of a submission.`,
    'The report and the export show ids, such as 4f9a1c52-7d0e-4b8e-9c3f-2a6b1d5e8f70.',
  );
};
