import type { PageTexts } from '#scripts/content/page/page-texts.ts';
import type { SourcePage } from '#scripts/content/page/source-page.ts';
import type { PageMeta } from '#worker/page/front-matter.ts';
import { storedPage } from '#worker/page/stored-page.ts';
import { type CompileOptions, type CompileResult, compilePage } from './compile-page.ts';
import { unreadFacts } from './unread-facts.ts';

/** A compiled page with its results as texts, which are sent between processes and written to files unchanged. */
export interface CompiledTexts extends Omit<CompileResult, 'output'> {
  /** A page with problems has none. */
  output?: { meta: PageMeta; texts: PageTexts };
}

/** Never rejects: an error of the pipeline itself becomes a problem of this page, and other pages still compile. */
export const compileToTexts = async (page: SourcePage, options: CompileOptions): Promise<CompiledTexts> => {
  try {
    const { output, ...result } = await compilePage(page, options);
    if (!output) return result;
    return {
      ...result,
      output: {
        meta: output.page.meta,
        texts: {
          page: storedPage(output.page),
          markdown: JSON.stringify(output.markdown),
          search: JSON.stringify(output.search),
          ...(output.cards && { cards: output.cards }),
          colors: output.colors,
        },
      },
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      facts: unreadFacts(page),
      problems: [
        {
          file: page.sourceFile,
          line: 1,
          column: 1,
          message: `The page cannot be compiled: ${reason}`,
          cure: 'The fault is in the build, not in the page: open an issue and attach the page.',
        },
      ],
    };
  }
};
