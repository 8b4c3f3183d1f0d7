import { execFile } from 'node:child_process';
import { appendFile, cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { generatedSite, writeSite } from '#scripts/bench/generated-site.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

/** A sample for each parser that only some pages load. */
const SAMPLES = {
  json: '{ "a": 1 }',
  toml: 'a = 1',
  docker: 'FROM node',
  sql: 'SELECT 1;',
  xml: '<a />',
  graphql: '{ a }',
  hcl: 'a = 1',
  html: '<p>a</p>',
  go: 'a := 1',
};

test('a build from its bundle, with its processes, makes the release that its sources make', async () => {
  const folder = await temporaryFolder();
  await writeSite(join(folder, 'pages'), generatedSite(12));
  for (const [language, code] of Object.entries(SAMPLES))
    await appendFile(join(folder, 'pages/index.mdx'), `\n\`\`\`${language}\n${code}\n\`\`\`\n`);
  const build = async (name: string, ...command: string[]) => {
    const out = join(folder, name);
    const places = ['--pages', join(folder, 'pages'), '--out', out, '--cache', join(folder, `${name}-cache`)];
    const { stdout } = await promisify(execFile)(process.execPath, [...command, ...places], {
      cwd: projectRoot,
    });
    expect(stdout).toMatch(/^pages: 12 compiled, 0 unchanged\nrelease [0-9a-f]{16} in \d+ ms\n$/);
    return readFile(join(out, 'release.json'), 'utf8');
  };
  const fromBundle = await build('bundle', 'scripts/bundle/run.js', 'build');
  expect(await build('sources', '--import', 'tsx', 'scripts/build.ts')).toBe(fromBundle);
});

test('a command whose bundle cannot be written runs from its sources', async () => {
  const folder = await temporaryFolder();
  for (const file of [
    'scripts/bundle/run.js',
    'scripts/bundle/fresh-bundle.js',
    'scripts/content/files/stamp-of.js',
  ])
    await cp(join(projectRoot, file), join(folder, file));
  await cp(join(projectRoot, 'package.json'), join(folder, 'package.json'));
  await symlink(join(projectRoot, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(
    join(folder, 'scripts/greet.ts'),
    'const [, , name]: string[] = process.argv; console.log(`Hello`, name);',
  );
  await writeFile(join(folder, '.cache'), 'This is no folder.');
  const run = [join(folder, 'scripts/bundle/run.js'), 'greet', 'Ada'];
  expect(await promisify(execFile)(process.execPath, run)).toEqual({ stdout: 'Hello Ada\n', stderr: '' });
});
