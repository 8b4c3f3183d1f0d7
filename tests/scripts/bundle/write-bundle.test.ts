import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { freshBundle } from '#scripts/bundle/fresh-bundle.js';
import { writeBundle } from '#scripts/bundle/write-bundle.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

/** A project with a command that has a part, and the bundle of the command. */
const bundledProject = async () => {
  const projectRoot = await temporaryFolder();
  const write = async (name: string, text: string) => {
    await mkdir(join(projectRoot, name, '..'), { recursive: true });
    await writeFile(join(projectRoot, name), text);
  };
  await write(
    'scripts/greet.ts',
    "import { NAME } from './name.ts';\nexport const greeting: string = 'Hello ' + NAME;",
  );
  await write('scripts/name.ts', "export const NAME = 'Ada';");
  await setTimeout(50); // the clock of the file system is coarse
  const bundle = () => writeBundle({ projectRoot, name: 'greet', entryPoints: ['scripts/greet.ts'] });
  const { folder } = await bundle();
  const fresh = () => freshBundle(projectRoot, 'greet');
  return { projectRoot, write, bundle, folder, fresh, output: `${folder}/greet.js` };
};

describe('a bundle is made anew', () => {
  test('if a module has changed', async () => {
    const { write, fresh, bundle, folder } = await bundledProject();
    await write('scripts/name.ts', "export const NAME = 'Bob';");
    expect(fresh()).toBeUndefined();
    expect((await bundle()).folder).not.toBe(folder);
  });

  test.each([
    ['one of its files is damaged', (output: string) => writeFile(output, 'garbage')],
    ['one of its files is gone', (output: string) => rm(output)],
  ])('if %s', async (_, damage) => {
    const { projectRoot, fresh, bundle, output } = await bundledProject();
    const whole = await readFile(join(projectRoot, output), 'utf8');
    await damage(join(projectRoot, output));
    expect(fresh()).toBeUndefined();
    await bundle();
    expect(await readFile(join(projectRoot, output), 'utf8')).toBe(whole);
    expect(fresh()).toBeDefined();
  });

  test('if a module was saved while it was made', async () => {
    const { projectRoot, write, bundle, fresh } = await bundledProject();
    const making = bundle();
    await write('scripts/name.ts', "export const NAME = 'Bob';");
    await making;
    expect(freshBundle(projectRoot, 'greet')).toBeUndefined();
    await setTimeout(50);
    await bundle();
    expect(fresh()).toBeDefined();
  });
});
