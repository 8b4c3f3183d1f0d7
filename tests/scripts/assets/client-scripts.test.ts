import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildClientScripts } from '#scripts/assets/client-scripts.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

const project = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'client/parts'), { recursive: true });
  for (const [file, code] of Object.entries(files)) await writeFile(join(folder, 'client', file), code);
  return folder;
};
const built = async (projectRoot: string) => {
  const { entry, lazy } = await buildClientScripts(projectRoot, {});
  const decoder = new TextDecoder();
  return {
    entry: decoder.decode(entry.bytes),
    lazy: Object.fromEntries(lazy.map(({ file, bytes }) => [file, decoder.decode(bytes)])),
  };
};

test('each module that is imported on demand is one file without static imports, no matter which module imports it', async () => {
  const projectRoot = await project({
    'entry.ts': `import './part.ts'; import('./first.ts');`,
    'part.ts': `export const load = () => import('#client/parts/second.ts'); load();`,
    'first.ts': `import { shared } from './shared.ts'; console.log('first', shared); import('./third.ts');`,
    'third.ts': `console.log('third');`,
    'parts/second.ts': `import { shared } from '../shared.ts'; console.log('second', shared);`,
    'shared.ts': `export const shared = 'shared by both';`,
  });
  const { entry, lazy } = await built(projectRoot);
  const files = Object.keys(lazy);
  const named = (name: string) => files.find((file) => file.startsWith(`${name}-`));
  expect(files).toEqual(expect.arrayContaining(['first', 'second', 'third'].map(named)));
  expect(entry).toContain(`import("./${named('first')}")`);
  expect(entry).toContain(`import("./${named('second')}")`);
  expect(entry).not.toContain('shared by both');
  expect(lazy[named('first') ?? '']).toContain(`import("./${named('third')}")`);
  for (const code of Object.values(lazy)) expect(code).not.toMatch(/import\s*["{]/);
});
