import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SDKS } from '#content/sdks.ts';
import { projectRoot } from '#scripts/project/project-root.ts';
import { NODE_PACKAGES, NODE_VERSIONS, nodeVersion } from '#scripts/samples/compiler.ts';
import { OperatorError } from '#scripts/terminal/operator.ts';

test('the samples of every version of the Node.js library have a package to be checked against', () => {
  expect([...NODE_VERSIONS].sort()).toEqual([...SDKS.nodejs.versions].sort());
});

test.each(NODE_VERSIONS)('messages about %s name the release that package.json installs', (version) => {
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const { label, release } = NODE_PACKAGES[version];
  expect(label).toBe(`@nitric/sdk ${release}`);
  expect(devDependencies[`nitric-sdk-${version}`]).toBe(`npm:@nitric/sdk@${release}`);
});

test('samples without a version are for the newest one', () => {
  expect(nodeVersion()).toBe('v1');
  expect(nodeVersion('v0')).toBe('v0');
});

test('a version without a package is a problem with its hint', () => {
  expect(() => nodeVersion('v7')).toThrow(OperatorError);
  expect(() => nodeVersion('v7')).toThrow(
    expect.objectContaining({
      message: 'Samples of v7 of the Node.js library have no package that they are checked against.',
      hint: expect.stringContaining('NODE_PACKAGES in scripts/samples/compiler.ts'),
    }),
  );
});
