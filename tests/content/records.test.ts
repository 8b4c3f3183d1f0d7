import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CLOUD_NAMES, CLOUD_SERVICES, RESOURCE_NAMES } from '#content/clouds.ts';
import { CONFIGURATION_FILES, PROVIDER_RELEASE } from '#content/configuration.ts';
import { INSTEAD } from '#content/deployments.ts';
import { ICON_NAMES } from '#content/generated/icon-names.ts';
import { RELEASES } from '#content/releases.ts';
import { CLI } from '#scripts/content/cli.ts';
import { ENVIRONMENT_VARIABLES, keysOfFile } from '#scripts/content/configuration.ts';

const root = new URL('../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');

test.each(CLOUD_NAMES)('each resource without a service on %s has an alternative', (cloud) => {
  const missing = RESOURCE_NAMES.filter((name) => !CLOUD_SERVICES[name]?.[cloud]);
  expect(Object.keys(INSTEAD[cloud]).sort()).toEqual(missing.sort());
});

test.each([
  ['commands', CLI.commands.flatMap(({ name, aliases = [] }) => [name, ...aliases])],
  ['environment variables', ENVIRONMENT_VARIABLES.map(({ name }) => name)],
  ...CONFIGURATION_FILES.map((file): [string, string[]] => [
    `keys of ${file}`,
    keysOfFile(file).map(({ path }) => path),
  ]),
  ...CLI.commands.map(({ name, flags = [] }): [string, string[]] => [
    `flags of ${name}`,
    [...flags, ...CLI.globalFlags].flatMap((flag) => [flag.name, ...(flag.short ? [flag.short] : [])]),
  ]),
])('no two %s have one name', (_, names) => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('the icon names match the files in client/assets/icons, and every build writes them', () => {
  const files = readdirSync(new URL('client/assets/icons', root));
  expect(ICON_NAMES).toEqual(files.map((file) => file.replace(/\.svg$/, '')).sort());
});

test.each(readdirSync(new URL('content/symbols', root)))(
  'the release that %s describes is known',
  (folder) => {
    const { source } = parse(textOf(`content/symbols/${folder}/library.yaml`));
    const [sdk] = folder.split('-');
    expect(RELEASES.map(({ product, version }) => `${product} v${version}`)).toContain(
      `${sdk} ${source.tag}`,
    );
  },
);

test('the newest release of each tool is the one that pages describe, and each release has a day', () => {
  const newest = (tool: string) => RELEASES.find(({ product }) => product === tool)?.version;
  expect([newest('cli'), newest('providers')]).toEqual([CLI.release, PROVIDER_RELEASE]);
  expect(RELEASES.filter(({ date }) => !/^20\d\d-\d\d-\d\d$/.test(date))).toEqual([]);
});
