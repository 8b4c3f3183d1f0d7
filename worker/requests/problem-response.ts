import type { RequestProblem } from './request-problem.ts';

/** Answers with problem details (RFC 9457), extended by `field`, the field with the problem. */
export const problemResponse = ({ options }: RequestProblem): Response => {
  const { status, title, detail, field, headers } = options;
  const body = { type: 'about:blank', title, status, detail, ...(field !== undefined && { field }) };
  return Response.json(body, {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
};
