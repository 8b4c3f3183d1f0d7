import type { FeedbackBody } from '#client/contracts/feedback.ts';
import { FEEDBACK_COMMENT_CHARACTERS } from '#content/limits.ts';
import type { PagePath } from '#worker/model/page-path.ts';
import { sha256 } from '#worker/model/text.ts';
import { firstCharacters } from '#worker/signals/limits.ts';

const USER_AGENT_CHARACTERS = 256;

/** Matches UUIDs and similar ids. A matching id cannot be mistaken for a command-line option or a spreadsheet formula. */
const FEEDBACK_ID = /^[A-Za-z0-9][A-Za-z0-9._~-]{7,127}$/;

export const isFeedbackId = (text: string): boolean => FEEDBACK_ID.test(text);

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

interface Submission {
  pagePath: PagePath;
  body: Pick<FeedbackBody, 'answer' | 'comment' | 'ua'>;
  now: Date;
}

/** Builds a new row. A comment that exceeds the limit is cut and marked, never rejected. */
export const buildFeedbackRow = (
  submission: Submission & Pick<FeedbackRow, 'id' | 'release'>,
): FeedbackRow => {
  const { id, pagePath, release, body, now } = submission;
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

/**
 * The key of a comment whose sender has none. A plain form cannot bring a key, because all readers get the same page. The same
 * content in the same hour has the same key, so a comment that is sent twice is stored once. The sender's address is not part
 * of it. An answer without a comment has no such key, because other readers give the same one.
 */
export const contentKey = ({ pagePath, body, now }: Submission): Promise<string> => {
  const { answer, comment, ua } = body;
  const hour = now.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  return sha256(JSON.stringify([pagePath, answer, comment, ua, hour]));
};
