/** `true` for what a reader asks for. Browsers fetch links ahead, and checkers ask for headers; neither is a reader. */
export const isFromReader = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'GET' && !headers.has('Sec-Purpose');
