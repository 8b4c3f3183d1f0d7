import type { PageTexts } from '#scripts/content/store/page-cache.ts';
import { type CompileResult, compilePage, type SourcePage } from './compile-page.ts';

/** A compiled page whose results are texts: they pass between threads and into files as they are. */
export interface CompiledTexts extends Omit<CompileResult, 'output'> {
  texts?: PageTexts;
}

/** Never throws: what the pipeline itself gets wrong with a page is a problem of that page, and the others go on. */
export const compileToTexts = async (page: SourcePage, projectRoot: string): Promise<CompiledTexts> => {
  try {
    const { output, ...result } = await compilePage(page, projectRoot);
    if (!output) return result;
    return {
      ...result,
      texts: {
        page: JSON.stringify(output.page),
        markdown: output.markdown,
        search: JSON.stringify(output.search),
      },
    };
  } catch (error) {
    const { path, sourceFile } = page;
    const message = `The page cannot be compiled: ${error instanceof Error ? error.message : String(error)}`;
    return {
      facts: { path, sourceFile, meta: {}, anchors: undefined, sections: [], links: [], images: [] },
      problems: [
        {
          file: sourceFile,
          line: 1,
          column: 1,
          message,
          cure: 'This is a mistake of the build, not of the page: please open an issue with the page.',
        },
      ],
    };
  }
};
