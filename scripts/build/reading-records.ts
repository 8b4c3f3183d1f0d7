import { OperatorError } from '#scripts/terminal/operator.ts';

/** Runs what reads the records of `content`. If they lack something that it needs, says what finds it. */
export const readingRecords = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof TypeError && error.message.includes('undefined'))) throw error;
    throw new OperatorError(
      `Unexpected: ${error.stack}`,
      'A record may be incomplete. Run `npx tsc -b`, which names it.',
    );
  }
};
