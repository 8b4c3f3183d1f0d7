export interface RequestProblemOptions {
  status: 400 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 500 | 503;
  title: string;
  /** A text for the sender: what is wrong, and what to send instead. */
  detail: string;
  /** The field of the body, or the header, that causes the problem. */
  field?: string;
  headers?: Record<string, string>;
}

/** The reason why a request fails. Endpoints throw it, and the API answers with problem details. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly options: RequestProblemOptions;

  constructor(options: RequestProblemOptions) {
    super(options.detail);
    this.options = options;
  }
}

/** Answers with problem details (RFC 9457), extended by `field`, the field with the problem. */
export const problemResponse = ({ options }: RequestProblem): Response => {
  const { status, title, detail, field, headers } = options;
  const body = { type: 'about:blank', title, status, detail, ...(field !== undefined && { field }) };
  return Response.json(body, {
    status,
    headers: { 'Content-Type': 'application/problem+json', ...headers },
  });
};
