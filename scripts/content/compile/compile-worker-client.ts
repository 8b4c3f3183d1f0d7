import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SourcePage } from './compile-page.ts';
import type { CompiledTexts } from './compile-to-texts.ts';

const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** A thread that compiles pages, one batch at a time. */
export class CompileWorker {
  readonly #worker: Worker;

  constructor(projectRoot: string) {
    this.#worker = new Worker(new URL('./compile-worker.ts', import.meta.url), {
      execArgv: ['--import', LOADER],
      workerData: { projectRoot },
    });
  }

  compile(pages: readonly SourcePage[]): Promise<CompiledTexts[]> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        this.#worker.off('message', answered);
        this.#worker.off('error', failed);
      };
      const answered = (results: CompiledTexts[]) => {
        settle();
        resolve(results);
      };
      const failed = (error: unknown) => {
        settle();
        reject(error);
      };
      this.#worker.on('message', answered);
      this.#worker.on('error', failed);
      this.#worker.postMessage(pages);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
