import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newProcesses } from '#scripts/build/build-in-processes.ts';
import { siteCompiler } from '#scripts/build/build-pages.ts';
import { buildContent, type ContentBuild, type ContentBuildOptions } from '#scripts/content/build-content.ts';
import { locationText } from '#scripts/content/problems/problem.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

export const DESCRIPTION = 'What this page is good for, said in one sentence of more than sixty letters.';

export const page = (title: string, body = 'Text.', more = ''): string =>
  `---\ntitle: ${title}\ndescription: ${DESCRIPTION}\n${more}---\n\n${body}\n`;

/** A small site in a temporary folder. */
export class TestSite {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  /** Writes the files, whose names are relative to `pages`. */
  static async create(files: Record<string, string | Uint8Array>): Promise<TestSite> {
    const site = new TestSite(await temporaryFolder());
    await mkdir(join(site.root, 'pages'));
    for (const [name, content] of Object.entries(files)) await site.write(`pages/${name}`, content);
    return site;
  }

  async write(name: string, content: string | Uint8Array): Promise<void> {
    await mkdir(dirname(join(this.root, name)), { recursive: true });
    await writeFile(join(this.root, name), content);
  }

  remove(name: string): Promise<void> {
    return rm(join(this.root, name), { recursive: true });
  }

  /** The names of the files in a folder, sorted. */
  async names(folder: string): Promise<string[]> {
    return (await readdir(join(this.root, folder))).sort();
  }

  /** Writes a file whose text depends on the one that it has. */
  async change(name: string, changed: (text: string) => string): Promise<void> {
    await this.write(name, changed(await readFile(join(this.root, name), 'utf8')));
  }

  async changeAll(folder: string, changed: (text: string) => string): Promise<void> {
    for (const name of await this.names(folder)) await this.change(`${folder}/${name}`, changed);
  }

  build(options: Partial<ContentBuildOptions> = {}): Promise<ContentBuild> {
    return buildContent({
      compiler: siteCompiler(newProcesses()),
      pagesFolder: join(this.root, 'pages'),
      projectRoot: this.root,
      siteOrigin: 'https://www.nitric.example',
      outFolder: join(this.root, 'out'),
      cacheFolder: join(this.root, 'cache'),
      menus: 'derived',
      redirects: '',
      subjectExceptions: [],
      ...options,
    });
  }

  /** The problems of a build, each as `place message | hint`. */
  async found(options: Partial<ContentBuildOptions> = {}): Promise<string[]> {
    const { problems } = await this.build(options);
    return problems.map((problem) => `${locationText(problem)} ${problem.message} | ${problem.hint}`);
  }

  /** The content of every file in the out folder, by its path relative to that folder. */
  async outFiles(): Promise<Map<string, string>> {
    const files = new Map<string, string>();
    const entries = await readdir(join(this.root, 'out'), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    for (const entry of entries) {
      if (!entry.isFile()) continue;
      const file = join(entry.parentPath, entry.name);
      files.set(file.slice(join(this.root, 'out').length + 1), await readFile(file, 'utf8'));
    }
    return new Map([...files].sort());
  }
}

/** The problems of a site with a home page and these files, each as `place message | hint`. */
export const found = async (
  files: Record<string, string>,
  options: Partial<ContentBuildOptions> = {},
): Promise<string[]> => (await TestSite.create({ 'index.mdx': page('Home'), ...files })).found(options);
