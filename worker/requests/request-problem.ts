export interface RequestProblemOptions {
  status: 400 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 500 | 503;
  title: string;
  /** One sentence for the sender: what is wrong and what to send instead. */
  detail: string;
  /** The field of the body, or the header, that the problem is about. */
  field?: string;
  headers?: Record<string, string>;
}

/** The reason why a request fails. Code of an endpoint throws it; the API answers with problem details. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly options: RequestProblemOptions;

  constructor(options: RequestProblemOptions) {
    super(options.detail);
    this.options = options;
  }
}
