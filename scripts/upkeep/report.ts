import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#scripts/project/project-root.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { csv, printable, textTable } from '#scripts/terminal/text-table.ts';
import { isFeedbackId } from '#worker/feedback/feedback-row.ts';
import { ROWS_A_DAY } from '#worker/signals/limits.ts';
import { type Query, type Row, sqlString } from './signals-database.ts';

export const REPORTS = ['feedback', 'lost', 'search'] as const;
export type ReportName = (typeof REPORTS)[number];

/** The section of a report whose rows are exported. */
const EXPORTED = 'Rows';
/** The number of rows that one query exports, because D1 limits a result to a few megabytes. */
const ROWS_A_STEP = 500;

/** The titles of a report with their statements. */
const sectionsOf = (name: ReportName, days: number): [title: string, sql: string][] =>
  Object.entries({ ...ROWS_A_DAY, days })
    .reduce(
      (text, [key, value]) => text.replaceAll(`:${key}`, String(value)),
      readFileSync(join(projectRoot, 'scripts/upkeep', `${name}.sql`), 'utf8'),
    )
    .split(/^-- /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...sql] = section.split('\n');
      return [title, sql.join('\n').trim().replace(/;$/, '')];
    });

/** The text of a report about the last days: a table below each title. */
export const reportText = async (name: ReportName, days: number, query: Query): Promise<string> => {
  const sections = sectionsOf(name, days).filter(([title]) => title !== EXPORTED);
  const answers = await query(...sections.map(([, sql]) => sql));
  return sections.map(([title], index) => `${title}\n${table(answers[index] ?? [])}\n`).join('\n');
};

const table = (rows: readonly Row[]): string =>
  rows[0]
    ? textTable(
        Object.keys(rows[0]),
        rows.map((row) => Object.values(row).map(cell)),
      )
    : '  none';

const cell = (value: Row[string]): string | number =>
  typeof value === 'number' ? value : printable(value ?? '').replaceAll('\n', ' ⏎ ');

/** Every row of the table of a report as CSV, oldest first. */
export const reportCsv = async (name: ReportName, query: Query, rowsAStep = ROWS_A_STEP): Promise<string> => {
  const [, sql = ''] = sectionsOf(name, 1).find(([title]) => title === EXPORTED) ?? [];
  const rows: Row[] = [];
  for (;;) {
    const [step = []] = await query(`${sql} LIMIT ${rowsAStep} OFFSET ${rows.length}`);
    rows.push(...step);
    if (step.length < rowsAStep) return csv(Object.keys(rows[0] ?? {}), rows);
  }
};

/** Marks feedback as dealt with. Rejects with {@link OperatorError} if there is none with the id. */
export const resolveFeedback = async (id: string, now: Date, query: Query): Promise<string> => {
  const time = sqlString(now.toISOString());
  const [[row] = []] = await query(
    `UPDATE feedback SET resolved_at = coalesce(resolved_at, ${time}) WHERE id = ${sqlString(id)} RETURNING *`,
  );
  if (!row) throw new OperatorError(`There is no feedback with the id ${id}.`, 'The report shows ids.');
  const mark = row.resolved_at === now.toISOString() ? 'Resolved' : `Already resolved on ${row.resolved_at}`;
  return `${mark}: ${row.answer} on ${row.page_path}, ${row.created_at}\n`;
};

interface Deletion {
  /** An id, or the beginning of a time in UTC: a day, an hour, or a minute. */
  which: string;
  /** Only feedback whose comment or user agent has this text. */
  containing: string | undefined;
  /** `false` only counts. */
  deletes: boolean;
}

/** Deletes one submission, those of a day or an hour, or a flood of them, which has a text in common. */
export const deleteFeedback = async (
  { which, containing, deletes }: Deletion,
  query: Query,
): Promise<string> => {
  const isTime = /^\d{4}-\d\d-\d\d(?:T\d\d(?::\d\d)?)?$/.test(which);
  if (!(isTime || isFeedbackId(which)))
    throw new OperatorError(
      `'${which}' is neither the id of feedback nor a time.`,
      'The report shows ids. A time is a day, an hour, or a minute in UTC: 2026-11-22, 2026-11-22T09, 2026-11-22T09:30',
    );
  // Each character of a time comes before the tilde.
  const rows = isTime
    ? `created_at >= ${sqlString(which)} AND created_at < ${sqlString(`${which}~`)}`
    : `id = ${sqlString(which)}`;
  const text = sqlString(containing ?? '');
  const where = containing
    ? `${rows} AND (instr(comment, ${text}) > 0 OR instr(user_agent, ${text}) > 0)`
    : rows;
  const [[row] = []] = await query(`SELECT count(*) AS found FROM feedback WHERE ${where}`);
  if (!row?.found) throw new OperatorError('There is no such feedback.', 'See npm run report -- feedback');
  if (!deletes) return `This would delete ${row.found} of the rows. To do so, add --yes\n`;
  const [deleted = []] = await query(`DELETE FROM feedback WHERE ${where} RETURNING id`);
  return `Deleted: ${deleted.length}\n`;
};
