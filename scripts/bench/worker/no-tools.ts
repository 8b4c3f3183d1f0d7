/** Stands in for the server of agents' tools, so that the bench can measure the Worker without it. */
export const answerAgent = (): Promise<Response> => Promise.reject(new Error('This Worker has no tools.'));
