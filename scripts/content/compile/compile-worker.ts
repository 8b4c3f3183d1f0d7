import { parentPort, workerData } from 'node:worker_threads';
import type { SourcePage } from './compile-page.ts';
import { type CompiledTexts, compileToTexts } from './compile-to-texts.ts';

const { projectRoot } = workerData as { projectRoot: string }; // the thread's client gives it

parentPort?.on('message', async (pages: SourcePage[]) => {
  const results: CompiledTexts[] = [];
  for (const page of pages) results.push(await compileToTexts(page, projectRoot));
  parentPort?.postMessage(results);
});
