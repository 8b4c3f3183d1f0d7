import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildHeadersFile } from '#scripts/build/build-site.ts';
import { writeWorkersOg } from '#scripts/build/write-workers-og.ts';
import { assetHeaders, inSource, type Runtime, startRuntime } from '#scripts/dev/runtime.ts';
import { createBundler } from '#scripts/dev/worker-bundle.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

describe('runtime', () => {
  let folder: string;
  let runtime: Runtime;
  beforeAll(async () => {
    folder = await temporaryFolder();
    await mkdir(join(folder, 'kv/page'), { recursive: true });
    await mkdir(join(folder, 'public/docs/assets'), { recursive: true });
    await mkdir(join(folder, 'modules'));
    await writeFile(join(folder, 'kv/page/1'), 'a page');
    await writeFile(join(folder, 'public/docs/assets/a.txt'), 'an asset');
    const folders = { outFolder: folder, modulesFolder: join(folder, 'modules'), stateFolder: folder };
    runtime = startRuntime({ ...folders, databaseId: 'SIGNALS' });
  });
  afterAll(() => runtime.end());

  /** Loads a Worker whose `fetch` has this body. */
  const load = async (name: string, body: string, before = '') => {
    const code = `import release from './release.json';\n${before}\nexport default { fetch: async (request, env) => { ${body} } };`;
    await writeFile(join(folder, 'modules', name), code);
    return runtime.load(
      JSON.stringify({
        compatibilityDate: '2026-08-01',
        compatibilityFlags: [],
        vars: { NAME: 'a setting' },
        limits: ['SEARCH_LIMIT'],
        release: { id: name },
        modules: [name],
      }),
    );
  };

  const ask = async () => (await runtime.ask('http://localhost/docs', { method: 'GET' })).text();

  test('a loaded Worker has its release, settings, KV, assets, database, and limits', async () => {
    const parts = [
      'release.id',
      'env.NAME',
      "await env.PAGES.get('page/1')",
      "String(await env.PAGES.get('page/2'))",
      "await (await env.ASSETS.fetch('http://x/docs/assets/a.txt')).text()",
      "(await env.SIGNALS.prepare('SELECT 1 AS one').first()).one",
      "(await env.SEARCH_LIMIT.limit({ key: 'a' })).success",
    ];
    expect(await load('first.js', `return Response.json([${parts.join()}])`)).toBeUndefined();
    expect(JSON.parse(await ask())).toEqual(['first.js', 'a setting', 'a page', 'null', 'an asset', 1, true]);
  });

  test('a Worker that does not start is told, and the one before it stays', async () => {
    await load('works.js', "return new Response('works')");
    const problem = await load('throws.js', '', "throw new Error('This module is broken.');");
    expect(problem).toContain('This module is broken.');
    expect(await ask()).toBe('works');
    expect(await load('again.js', "return new Response('again')")).toBeUndefined();
    expect(await ask()).toBe('again');
  });
});

describe('site file', () => {
  const RULES = buildHeadersFile({
    'Content-Security-Policy': "default-src 'none'",
    'Strict-Transport-Security': 'max-age=60',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });

  const headersOf = (path: string) => Object.fromEntries(assetHeaders(RULES, path));

  test('an asset has the headers of its rules, without those that are wrong on http', () => {
    expect(headersOf('/docs/assets/styles-1a.css')).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'",
      'content-type': 'text/css; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
    });
  });
});

describe('source place', () => {
  let folder: string;
  /** The names and the code of the bundle's modules. */
  const modules = new Map<string, string>();

  beforeAll(async () => {
    await writeWorkersOg(projectRoot);
    folder = await temporaryFolder();
    const bundle = await createBundler(folder);
    const { modules: names } = JSON.parse((await bundle())({})) as { modules: string[] };
    for (const name of names.filter((file) => file.endsWith('.js')))
      modules.set(name, readFileSync(join(folder, name), 'utf8'));
  });

  /** The place of a text in the bundle, as a stack trace names it. */
  const placeOf = (text: string): string => {
    for (const [name, code] of modules)
      if (code.includes(text)) return `${name}:${lineAndColumn(code, text)}`;
    return expect.fail(`The bundle has no ${text}.`);
  };

  const lineAndColumn = (code: string, text: string): string => {
    const before = code.slice(0, code.indexOf(text)).split('\n');
    return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
  };

  test('a place in the bundle is shown as that in the source, with and without the name of a function', () => {
    const file = 'worker/http/sender.ts';
    const place = placeOf('"A rate limiter failed:"');
    const source = `${file}:${lineAndColumn(readFileSync(file, 'utf8'), "'A rate limiter failed:'")}`;
    expect(inSource(`    at limit (${place})`, folder)).toBe(`    at limit (${source})`);
    expect(inSource(`    at async ${place}`, folder)).toBe(`    at async ${source}`);
  });

  test.each([
    'ReferenceError: x is not defined',
    '    at main.js:1:1',
    '    at f (index-00000000.js:1:1)',
    '    at async Promise.all (index 0)',
  ])('`%s` stays as it is', (line) => {
    expect(inSource(line, folder)).toBe(line);
  });
});
