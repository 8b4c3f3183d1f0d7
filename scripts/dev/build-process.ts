import { join } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { tokenLines } from '../content/code/highlight.ts';
import { formatProblems } from '../content/format-problems.ts';
import { projectRoot } from '../project-root.ts';
import type { Built } from './builder.ts';

const USUAL_LANGUAGES = ['typescript', 'javascript', 'python', 'go', 'dart', 'bash', 'yaml', 'json'] as const;

// The child process of builder.ts: builds each time it is asked, and answers with what came of it.
const build = async (): Promise<Built> => {
  try {
    const { release, problems } = await buildSite({
      projectRoot,
      pagesFolder: join(projectRoot, 'content/pages'),
      outFolder: join(projectRoot, '.build'),
      cacheFolder: join(projectRoot, '.cache/pages'),
      foreignPages: false,
      progress: (line) => console.log(`✓ ${line}`),
    });
    return release ? { release: release.id } : { problems: formatProblems(problems) };
  } catch (error) {
    return { problems: error instanceof Error ? error.message : String(error) };
  }
};

process.on('message', async () => {
  process.send?.(await build());
  // The first page that an author changes should not wait for grammars to load.
  await Promise.all(USUAL_LANGUAGES.map((language) => tokenLines('x', language)));
});
process.on('disconnect', () => process.exit(0));
