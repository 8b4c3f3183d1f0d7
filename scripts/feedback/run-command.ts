import type { SignalsDatabase } from '#scripts/signals/signals-database.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import type { FeedbackRow } from '#worker/feedback/feedback-row.ts';
import {
  countsByAnswer,
  countsByPage,
  countsByWeek,
  newestComments,
  resolveFeedback,
} from '#worker/feedback/report-queries.ts';
import { exportFeedback } from './export-feedback.ts';
import { formatReport } from './format-report.ts';
import type { FeedbackCommand } from './parse-command.ts';

const REPORTED_COMMENTS = 20;

/** Runs a command and returns the text to print. Rejects with an OperatorError for an unknown id. */
export const runCommand = async (
  command: FeedbackCommand,
  database: SignalsDatabase,
  now: Date,
): Promise<string> => {
  if (command.kind === 'export') return exportFeedback(command.format, database);
  if (command.kind === 'resolve') return resolve(command.id, database, now);
  return formatReport({
    pages: await database.query(countsByPage),
    answers: await database.query(countsByAnswer),
    weeks: await database.query(countsByWeek),
    comments: await database.query(newestComments(REPORTED_COMMENTS)),
  });
};

const resolve = async (id: string, database: SignalsDatabase, now: Date): Promise<string> => {
  const [row] = await database.query<FeedbackRow>(resolveFeedback(id, now));
  if (!row)
    throw new OperatorError(`There is no feedback with the id ${id}.`, 'The report and the export show ids.');
  const mark = row.resolved_at === now.toISOString() ? 'Resolved' : `Already resolved on ${row.resolved_at}`;
  return `${mark}: ${row.answer} on ${row.page_path}, ${row.created_at}\n`;
};
