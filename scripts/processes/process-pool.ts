import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';

const MOST_PROCESSES = 4;
/** A process gets its next task before its last answer arrives, because this process is often busy with a page. */
export const TASKS_PER_PROCESS = 2;
/**
 * V8 optimizes with its faster compiler only. Its slower one pays off after a thousand pages, and until then takes
 * up to a quarter of the processor's time.
 */
export const SHORT_LIVED = '--no-turbofan';
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The processes that share the work of one build with this process. They start with their first task. */
export class ProcessPool {
  /** The module whose exported functions do the tasks. */
  readonly module: URL;
  readonly size: number;
  #pool: Tinypool | undefined;

  constructor(module: URL, size = Math.min(availableParallelism(), MOST_PROCESSES) - 1) {
    this.module = module;
    this.size = size;
  }

  /** `true` if the processes run, so that even little work is worth sharing. */
  get isStarted(): boolean {
    return this.#pool !== undefined;
  }

  /** Calls an exported function of the module. Rejects when it throws, or when its process ends. */
  async run<Result>(task: string, input: unknown): Promise<Result> {
    this.#pool ??= startPool(this.module, this.size);
    try {
      return (await this.#pool.run(input, { name: task })) as Result; // the caller knows the function
    } catch (error) {
      throw new Error(reasonOf(error), { cause: error });
    }
  }

  async close(): Promise<void> {
    // The end of a process does not keep this one alive, which on a busy machine would end first.
    const alive = setInterval(() => {}, ALIVE_MS);
    try {
      await this.#pool?.destroy();
    } finally {
      clearInterval(alive);
    }
    this.#pool = undefined;
  }
}

const ALIVE_MS = 1000;

/** The pool returns the errors of other processes as plain objects. */
const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error && 'message' in error ? String(error.message) : String(error);

const startPool = (module: URL, processes: number): Tinypool => {
  const pool = new Tinypool({
    // A process that dies rejects its task, but a thread that calls `process.exit` never settles its task.
    runtime: 'child_process',
    filename: module.href,
    minThreads: processes,
    maxThreads: processes,
    concurrentTasksPerWorker: TASKS_PER_PROCESS,
    execArgv: [SHORT_LIVED, ...(module.href.endsWith('.ts') ? ['--import', LOADER] : [])],
    env: process.env as Record<string, string>, // every variable in it has a value
    serialization: 'advanced',
  });
  // Ignores the end of an idle process: no work is lost. A process that ends during a task rejects that task.
  pool.on('error', () => {});
  return pool;
};

/** Gives each worker its next item as soon as it is free. Results are in the order of `items`. Rejects with the first failure. */
export const shareWork = async <Item, Result>(
  items: readonly Item[],
  workers: readonly ((item: Item) => Promise<Result>)[],
): Promise<Result[]> => {
  const results: Result[] = [];
  const left = items.entries();
  let failed = false;
  const workLoop = async (work: (item: Item) => Promise<Result>) => {
    for (const [index, item] of left) {
      if (failed) return;
      results[index] = await work(item);
    }
  };
  try {
    await Promise.all(workers.map(workLoop));
  } catch (error) {
    failed = true;
    throw error;
  }
  return results;
};
