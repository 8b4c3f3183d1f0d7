import { FEEDBACK_ANSWER_VALUES } from '#client/contracts/feedback-answers.ts';
import { printable } from '#scripts/terminal/printable.ts';
import { textTable } from '#scripts/terminal/text-table.ts';
import type { FeedbackRow } from '#worker/feedback/feedback-row.ts';
import type { AnswerCounts, AnswerTotal, PageCounts, WeekCounts } from '#worker/feedback/report-queries.ts';

interface FeedbackReport {
  pages: readonly PageCounts[];
  answers: readonly AnswerTotal[];
  weeks: readonly WeekCounts[];
  comments: readonly FeedbackRow[];
}

const COUNT_COLUMNS = [...FEEDBACK_ANSWER_VALUES, 'total', 'open'] as const;

/** The text that `npm run feedback -- report` prints. */
export const formatReport = ({ pages, answers, weeks, comments }: FeedbackReport): string => {
  if (answers.length === 0) return 'There is no feedback yet.\n';
  const sections = [
    [
      'By page',
      textTable(
        ['page', ...COUNT_COLUMNS],
        pages.map((row) => [row.page_path, ...counts(row)]),
      ),
    ],
    [
      'By answer',
      textTable(
        ['answer', 'total', 'open'],
        answers.map(({ answer, total, open }) => [answer, total, open]),
      ),
    ],
    [
      'By week',
      textTable(
        ['week', ...COUNT_COLUMNS],
        weeks.map((row) => [row.week, ...counts(row)]),
      ),
    ],
    ['Newest comments', comments.map(formatComment).join('\n\n') || '  none'],
  ];
  return sections.map(([title, text]) => `${title}\n${text}\n`).join('\n');
};

const counts = (row: AnswerCounts): number[] => COUNT_COLUMNS.map((column) => row[column]);

const formatComment = (row: FeedbackRow): string => {
  const mark = row.resolved_at === null ? '' : `  resolved ${row.resolved_at.slice(0, 10)}`;
  const text = printable(row.comment) + (row.comment_cut ? ' […]' : '');
  return [
    `  ${row.created_at.slice(0, 16).replace('T', ' ')}  ${row.answer}  ${row.page_path}${mark}`,
    `  id ${row.id}`,
    ...text.split('\n').map((line) => `    ${line}`),
  ].join('\n');
};
