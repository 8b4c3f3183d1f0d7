import type { FeedbackBody } from '#client/contracts/feedback.ts';
import { FEEDBACK_COMMENT_CHARACTERS } from '#content/limits.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import { firstCharacters } from '#worker/signals/first-characters.ts';

const USER_AGENT_CHARACTERS = 256;

/** A row of the table `feedback`. The fields have the same names as the columns. */
export interface FeedbackRow {
  /** The idempotency key. */
  id: string;
  page_path: string;
  release: string;
  answer: FeedbackBody['answer'];
  comment: string;
  comment_cut: 0 | 1;
  user_agent: string;
  /** The time of arrival: ISO 8601 in UTC, like `resolved_at`. */
  created_at: string;
  resolved_at: string | null;
}

/** Every column of the table, in the order in which reports and exports have them. */
export const FEEDBACK_COLUMNS = [
  'id',
  'page_path',
  'release',
  'answer',
  'comment',
  'comment_cut',
  'user_agent',
  'created_at',
  'resolved_at',
] as const satisfies readonly (keyof FeedbackRow)[];

interface FeedbackRowParts {
  id: string;
  pagePath: PagePath;
  release: string;
  body: Pick<FeedbackBody, 'answer' | 'comment' | 'ua'>;
  now: Date;
}

/** Builds a new row. A comment that exceeds the limit is cut and marked, never rejected. */
export const buildFeedbackRow = ({ id, pagePath, release, body, now }: FeedbackRowParts): FeedbackRow => {
  const comment = firstCharacters(body.comment, FEEDBACK_COMMENT_CHARACTERS);
  return {
    id,
    page_path: pagePath,
    release,
    answer: body.answer,
    comment: comment.text,
    comment_cut: comment.isCut ? 1 : 0,
    user_agent: firstCharacters(body.ua, USER_AGENT_CHARACTERS).text,
    created_at: now.toISOString(),
    resolved_at: null,
  };
};
