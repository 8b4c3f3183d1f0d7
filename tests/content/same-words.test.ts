import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';
import { readRelease } from '#scripts/publish/release-bundle.ts';
import { parseStoredPage } from '#worker/model/compiled-page.ts';
import { pageEntries } from '#worker/model/release-manifest.ts';
import type { StoredMarkdown } from '#worker/model/stored-markdown.ts';

// `npm run build` comes first.
const folder = join(projectRoot, '.build');
const { pages } = await readRelease(folder);
const stored = (key: string): Promise<string> => readFile(join(folder, 'kv', key), 'utf8');

/** The parts of a page that only readers with a window use. */
const CONTROLS = /<(button|summary|svg|select)\b.*?<\/\1>/gs;
const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu),
  );

const htmlWords = (html: string): Set<string> =>
  wordsOf(
    html
      .replace(CONTROLS, ' ')
      .replace(/<pre\b.*?<\/pre>/gs, (block) => ` ${block.replace(/<[^>]*>/g, '')} `)
      .replace(/<\/?(?:a|code|em|mark|strong|wbr)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(?:amp|lt|gt|quot|#\w+);/g, ' '),
  );

test.each(pageEntries(pages))('the Markdown of %s has every word of its HTML', async (_, entry) => {
  const { html } = parseStoredPage(await stored(`page/${entry.hash}`));
  const { head, blocks }: StoredMarkdown = JSON.parse(await stored(`markdown/${entry.markdown}`));
  const markdown = [head, ...blocks.map((block) => (typeof block === 'string' ? block : block.all))].join(
    '\n',
  );
  // The fence says `bash` where a window says “Terminal”.
  const known = wordsOf(markdown.replaceAll('```bash', '```bash terminal'));
  expect([...htmlWords(html)].filter((word) => !known.has(word))).toEqual([]);
});
