export interface FeedbackProblemOptions {
  status: 400 | 403 | 405 | 408 | 413 | 415 | 422 | 429 | 503;
  title: string;
  /** One sentence for whoever sent it: what is wrong and what to send instead. */
  detail: string;
  /** The field of the body, or the header, that the problem is about. */
  field?: string;
  headers?: Record<string, string>;
}

/** Why a submission was not stored. Thrown by whatever finds it, answered in one place. */
export class FeedbackProblem extends Error {
  override readonly name = 'FeedbackProblem';
  readonly options: FeedbackProblemOptions;

  constructor(options: FeedbackProblemOptions) {
    super(options.detail);
    this.options = options;
  }
}
