import type { SourcePage } from '#scripts/content/page/source-page.ts';
import type { CompileOptions } from './compile-page.ts';
import { type CompiledTexts, compileToTexts } from './compile-to-texts.ts';

/** A few pages of a build, in the form that is sent to another process. */
export interface Batch {
  pages: readonly SourcePage[];
  projectRoot: string;
  /** The folder of the libraries' symbols. Absent if the site has none. */
  symbolsFolder?: string;
}

/** Compiles pages one by one. `pause` runs after each page. */
export const compileBatch = async (
  pages: readonly SourcePage[],
  options: CompileOptions,
  pause: () => Promise<void> = async () => {},
): Promise<CompiledTexts[]> => {
  const results: CompiledTexts[] = [];
  for (const page of pages) {
    results.push(await compileToTexts(page, options));
    await pause();
  }
  return results;
};
