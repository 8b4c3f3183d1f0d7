/** The Worker that answers, and the one that is tried before it takes over. */
export interface WorkerVersions {
  /** The id of the version that answers. */
  current(): string;
  /** The code of a version, as JSON for `scripts/dev/worker`. */
  code(id: string): string | undefined;
  /** The new code takes over if `findProblems` finds none in it. Resolves to the problems. */
  replace(
    code: string,
    findProblems: (id: string) => Promise<string | undefined>,
  ): Promise<string | undefined>;
}

export const createWorkerVersions = (): WorkerVersions => {
  let current = { id: 0, code: '' };
  let next = current;
  return {
    current: () => String(current.id),
    code: (id) => [current, next].find((version) => String(version.id) === id)?.code,
    replace: async (code, findProblems) => {
      next = { id: next.id + 1, code };
      const problems = await findProblems(String(next.id));
      if (problems === undefined) current = next;
      return problems;
    },
  };
};
