import { expect, test } from 'vitest';
import { checkBlocks } from '#scripts/content/checks/check-blocks.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

type Facts = NonNullable<Parameters<typeof checkBlocks>[1]>;

const MESSAGES = {
  title: 'Messages',
  href: '/docs/messaging',
  icon: 'messaging',
  subject: 'topics',
  resources: ['topics', 'queues'],
} as const;

const found = async (facts: Partial<Facts>): Promise<string[]> => {
  const problems = await checkBlocks(await temporaryFolder(), {
    blocks: [MESSAGES],
    services: { topics: {}, queues: {} },
    guidesUsing: () => ['A guide'],
    ...facts,
  });
  return problems.map(({ message, cure }) => `${message} | ${cure}`);
};

test('the building blocks of the site have their clouds and guides', async () => {
  expect(await checkBlocks(await temporaryFolder())).toEqual([]);
});

test('a building block with services and a guide is complete', async () => {
  expect(await found({})).toEqual([]);
});

test('a resource without services is reported', async () => {
  expect(await found({ services: { topics: {} } })).toEqual([
    'The building block "Messages" declares `queues`, which has no services on the clouds. | Add it to SERVICES in content/clouds.ts.',
  ]);
});

test('a building block without a guide is reported', async () => {
  expect(await found({ guidesUsing: () => [] })).toEqual([
    'No guide uses the building block "Messages". | Name `messaging` in the `uses` of a guide in content/navigation/guides.',
  ]);
});
