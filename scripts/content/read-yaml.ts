import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as v from 'valibot';
import { projectRoot } from '#scripts/project/project-root.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';
import { locationText, type Problem, reportInto } from './problems/problem.ts';
import { decodeSource } from './source/decode-source.ts';
import { parseYaml } from './symbols/parse-yaml.ts';

/** Reads a YAML file below `content` that modules need as they are loaded. Throws an error with the first problem in it. */
export const readYaml = <const S extends v.GenericSchema>(
  file: string,
  schema: S,
  root = projectRoot,
): v.InferOutput<S> => {
  const { text, problem } = decodeSource(readFileSync(join(root, file)));
  const problems: Problem[] = problem ? [{ file, ...problem }] : [];
  const data = problem ? undefined : parseYaml(text, schema, reportInto(problems, file));
  const [first] = problems;
  if (data) return data.output;
  throw new OperatorError(first ? `${locationText(first)}  ${first.message}` : file, first?.hint ?? '');
};
