/**
 * The codes of errors that a call to Nitric can end with. The libraries name their errors after them: `NotFoundError` in
 * Node.js, `NotFoundException` in Python and C#.
 */
export const ERROR_CODES = [
  'Cancelled',
  'Unknown',
  'InvalidArgument',
  'DeadlineExceeded',
  'NotFound',
  'AlreadyExists',
  'PermissionDenied',
  'ResourceExhausted',
  'FailedPrecondition',
  'Aborted',
  'OutOfRange',
  'Unimplemented',
  'Internal',
  'Unavailable',
  'DataLoss',
  'Unauthenticated',
] as const;
