import type { FeedbackBody } from '#client/contracts/feedback.ts';
import type { PagePath } from '#worker/page/page-path.ts';
import { sha256 } from '#worker/requests/sha256.ts';

interface FormSubmission {
  pagePath: PagePath;
  body: Pick<FeedbackBody, 'answer' | 'comment' | 'ua'>;
  now: Date;
}

/**
 * The key of a plain form with a comment. A form cannot bring a key, because all readers get the same page. The same content in
 * the same hour has the same key, so a comment that is sent twice is stored once. The sender's address is not part of it. An
 * answer without a comment has no such key, because other readers give the same one.
 */
export const formKey = ({ pagePath, body, now }: FormSubmission): Promise<string> => {
  const { answer, comment, ua } = body;
  const hour = now.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  return sha256(JSON.stringify([pagePath, answer, comment, ua, hour]));
};
