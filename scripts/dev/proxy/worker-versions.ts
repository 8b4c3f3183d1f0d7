/** The Worker that answers, and the one that is tried before it takes over. */
export interface WorkerVersions {
  /** Resolves to the id of the version that answers, once there is one. */
  current(): Promise<string>;
  /**
   * The code of a version, as JSON for `scripts/dev/worker`. A request that was sent before a switch may still name the former
   * version, and gets the code that answers now.
   */
  code(id: string): string;
  /** The new code takes over if `findProblems` finds none in it. Resolves to the problems. Codes are tried one after another. */
  replace(
    code: string,
    findProblems: (id: string) => Promise<string | undefined>,
  ): Promise<string | undefined>;
}

export const createWorkerVersions = (): WorkerVersions => {
  let current = { id: 0, code: '' };
  let next = current;
  let accepted: () => void;
  const first = new Promise<void>((resolve) => {
    accepted = resolve;
  });
  let tried: Promise<unknown> = Promise.resolve();
  const tryOut = async (code: string, findProblems: (id: string) => Promise<string | undefined>) => {
    // A file was saved as it was. Another isolate would only take memory.
    if (code === current.code) return undefined;
    next = { id: next.id + 1, code };
    const problems = await findProblems(String(next.id));
    if (problems !== undefined) return problems;
    current = next;
    accepted();
    return undefined;
  };
  return {
    current: async () => {
      await first;
      return String(current.id);
    },
    code: (id) => (String(next.id) === id ? next : current).code,
    replace: (code, findProblems) => {
      const trial = tried.then(() => tryOut(code, findProblems));
      tried = trial.catch(() => {});
      return trial;
    },
  };
};
