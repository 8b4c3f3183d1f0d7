import { describe, expect, test } from 'vitest';
import { CLOUD_SERVICES, CLOUDS, type CloudName } from '#content/clouds.ts';
import { PROVIDER_KEYS } from '#content/configuration.ts';
import { DEPLOYMENTS, INSTEAD } from '#content/deployments.ts';

const resources = Object.keys(CLOUD_SERVICES);
const clouds = Object.keys(CLOUDS) as CloudName[]; // the keys are typed

describe.each(clouds)('on %s', (cloud) => {
  const deployments = Object.entries(DEPLOYMENTS[cloud]);

  test('each service has its deployment, and each other resource has an alternative', () => {
    const offered = resources.filter((name) => CLOUD_SERVICES[name]?.[cloud]);
    expect(deployments.map(([name]) => name).sort()).toEqual(offered.sort());
    const missing = resources.filter((name) => !offered.includes(name));
    expect(Object.keys(INSTEAD[cloud]).sort()).toEqual(missing.sort());
  });

  test.each(deployments)('the keys of %s are keys of the stack file', (_, { keys }) => {
    const known = PROVIDER_KEYS[cloud].map(({ path }) => path);
    expect(keys.filter((key) => !known.includes(key))).toEqual([]);
  });

  test.each(deployments)(
    'the drawing of %s begins and ends with a box, and contains a service',
    (_, { drawing }) => {
      expect(drawing.length % 2).toBe(1);
      expect(drawing).toContain('service');
    },
  );
});
