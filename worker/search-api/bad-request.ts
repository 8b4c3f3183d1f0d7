import * as v from 'valibot';
import { RequestProblem } from '#worker/requests/request-problem.ts';

/** A request that cannot be answered. `detail` says which parameter is wrong and what it must be. */
export const badRequest = (detail: string): RequestProblem =>
  new RequestProblem({ status: 400, title: 'Bad request', detail });

/** Parses a value with a schema. Throws 400 with the path of the first mistake, below `name`. */
export const parsed = <Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name = '',
): v.InferOutput<Schema> => {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const path = [name, v.getDotPath(issues[0]) ?? ''].filter((part) => part !== '').join('.');
  throw badRequest(`${path || 'The body'} ${issues[0].message}.`);
};
