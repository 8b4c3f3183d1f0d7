import { join } from 'node:path';
import { checkSamples, type SamplesCheck } from '#scripts/samples/check-samples.ts';
import { page, TestSite } from '#tests/scripts/content/test-site.ts';

/** The line of a page's first block where its code begins. */
export const FIRST_LINE = 7;

export const block = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;

/** A site in a temporary folder, whose samples can be checked. */
export class SamplesSite {
  readonly #site: TestSite;

  private constructor(site: TestSite) {
    this.#site = site;
  }

  /** `pages` are the bodies of pages, by file name. `data` are files of symbols. */
  static async create(
    pages: Record<string, string>,
    data: Record<string, string> = {},
  ): Promise<SamplesSite> {
    const site = new SamplesSite(await TestSite.create({}));
    for (const [name, body] of Object.entries(pages)) await site.writePage(name, body);
    for (const [name, text] of Object.entries(data)) await site.#site.write(`symbols/${name}`, text);
    return site;
  }

  writePage(name: string, body: string): Promise<void> {
    return this.#site.write(`pages/${name}`, page(name, body));
  }

  check(): Promise<SamplesCheck> {
    const { root } = this.#site;
    return checkSamples({
      pagesFolder: join(root, 'pages'),
      symbolsFolder: join(root, 'symbols'),
      root,
      workFolder: join(root, 'work'),
    });
  }
}

/** The problems as `file:line:column message`. */
export const found = ({ problems }: SamplesCheck): string[] =>
  problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);

/** Checks a site once. */
export const foundIn = async (
  pages: Record<string, string>,
  data: Record<string, string> = {},
): Promise<string[]> => found(await (await SamplesSite.create(pages, data)).check());
