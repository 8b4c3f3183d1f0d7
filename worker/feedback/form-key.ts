import type { FeedbackBody } from '#client/contracts/feedback.ts';
import type { PagePath } from '#worker/page/page-path.ts';

interface FormSubmission {
  pagePath: PagePath;
  body: Pick<FeedbackBody, 'answer' | 'comment' | 'ua'>;
  now: Date;
}

/**
 * The key of a plain form with a comment. A form cannot bring a key, because all readers get the same page. The same content in
 * the same hour has the same key, so a comment that is sent twice is stored once. The sender's address is no part of it. An
 * answer without a comment has no such key, because other readers give the same one.
 */
export const formKey = async ({ pagePath, body, now }: FormSubmission): Promise<string> => {
  const { answer, comment, ua } = body;
  const hour = now.toISOString().slice(0, 'yyyy-mm-ddThh'.length);
  const text = JSON.stringify([pagePath, answer, comment, ua, hour]);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
