import type { Page, Request, Route } from '@playwright/test';

interface FeedbackCall {
  body: unknown;
  key: string | null;
}

const callOf = async (request: Request): Promise<FeedbackCall> => ({
  body: request.postDataJSON(),
  key: await request.headerValue('Idempotency-Key'),
});

/** Answers feedback instead of the server. Returns the list of requests, which grows as they arrive. */
export const catchFeedback = async (
  page: Page,
  answer: (route: Route) => Promise<void> = (route) => route.fulfill({ status: 201 }),
): Promise<FeedbackCall[]> => {
  const calls: FeedbackCall[] = [];
  await page.route('**/docs/api/feedback', async (route) => {
    calls.push(await callOf(route.request()));
    await answer(route);
  });
  return calls;
};
