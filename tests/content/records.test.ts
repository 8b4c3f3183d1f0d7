import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { BADGE_KINDS } from '#content/badges.ts';
import { CHOICES } from '#content/choices.ts';
import { CLI_COMMANDS, GLOBAL_FLAGS } from '#content/cli.ts';
import { CLOUD_NAMES, CLOUD_SERVICES, RESOURCE_NAMES } from '#content/clouds.ts';
import { CONFIGURATION, PROVIDER_KEYS, PROVIDER_RELEASE } from '#content/configuration.ts';
import { DEPLOYMENTS, INSTEAD } from '#content/deployments.ts';
import { ENVIRONMENT_VARIABLES } from '#content/environment-variables.ts';
import { ICON_NAMES } from '#content/icon-names.ts';
import { OTHER_NAMES } from '#content/other-names.ts';
import { RELEASES } from '#content/releases.ts';
import { SDK_SLUGS, sdkOfLanguage } from '#content/sdks.ts';

const root = new URL('../../', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, root), 'utf8');

describe('the writing guide lists', () => {
  const guide = textOf('content/README.md');
  const namesIn = (pattern: RegExp) =>
    [...(pattern.exec(guide)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name);

  test.each(Object.entries(CHOICES))('the kind %s with its values', (kind, { values }) => {
    expect(namesIn(new RegExp(`^\\| \`${kind}\` \\|(.*)\\|`, 'm'))).toEqual(Object.keys(values));
  });

  test('the libraries of `BySdk`, and every kind of badge', () => {
    expect(namesIn(/The names are ([^.]*)\./)).toEqual(SDK_SLUGS);
    expect(namesIn(/<\/Badge>`; kinds ([^.]*)\./)).toEqual(BADGE_KINDS);
  });
});

describe.each(CLOUD_NAMES)('on %s', (cloud) => {
  const deployments = Object.entries(DEPLOYMENTS[cloud]);

  test('each service has its deployment, and each other resource has an alternative', () => {
    const offered = RESOURCE_NAMES.filter((name) => CLOUD_SERVICES[name]?.[cloud]);
    expect(deployments.map(([name]) => name).sort()).toEqual(offered.sort());
    const missing = RESOURCE_NAMES.filter((name) => !offered.includes(name));
    expect(Object.keys(INSTEAD[cloud]).sort()).toEqual(missing.sort());
  });

  test.each(deployments)('%s has keys of the stack file, and a drawing with a service', (_, deployment) => {
    const known = PROVIDER_KEYS[cloud].map(({ path }) => path);
    expect(deployment.keys.filter((key) => !known.includes(key))).toEqual([]);
    expect(deployment.drawing.length % 2).toBe(1);
    expect(deployment.drawing).toContain('service');
  });
});

test.each(Object.entries(PROVIDER_KEYS))('the keys of %s name that provider as an example', (name, keys) => {
  const meaning = keys.find(({ path }) => path === 'provider')?.meaning;
  expect(meaning).toContain(`\`nitric/${name}@${PROVIDER_RELEASE}\``);
});

test.each([
  ['commands', CLI_COMMANDS.flatMap(({ name, aliases = [] }) => [name, ...aliases])],
  ['environment variables', ENVIRONMENT_VARIABLES.map(({ name }) => name)],
  ['other names', OTHER_NAMES.map(({ name }) => name)],
  ...Object.entries(CONFIGURATION).map(([file, keys]): [string, string[]] => [
    `keys of ${file}`,
    keys.map(({ path }) => path),
  ]),
  ...CLI_COMMANDS.map(({ name, flags = [] }): [string, string[]] => [
    `flags of ${name}`,
    [...flags, ...GLOBAL_FLAGS].flatMap((flag) => [flag.name, ...(flag.short ? [flag.short] : [])]),
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
    expect(RELEASES.map(({ sdk, version }) => `${sdk} v${version}`)).toContain(`${sdk} ${source.tag}`);
  },
);

test('every release has a version and the day of its tag', () => {
  for (const { version, date } of RELEASES) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  }
});

test('a language without a library has none, whatever its name is', () => {
  expect(['kotlin', 'yaml', 'constructor'].map(sdkOfLanguage)).toEqual(['jvm', undefined, undefined]);
});
