import { describe, expect, test } from 'vitest';
import { block, FIRST_LINE, found, SamplesSite } from './samples-site.ts';

const SAMPLE = `import { api, bucket, queue } from '@nitric/sdk'

const orders = api('orders', { path: '/v1' })
const receipts = bucket('receipts').allow('read', 'write')
const jobs = queue('jobs').allow('enqueue')

orders.post('/orders/:id', async (ctx) => {
  const { id } = ctx.req.params
  await receipts.file(id).write('paid')
  await jobs.enqueue({ id })
  ctx.res.status = 201
  ctx.res.json({ id })
})`;

interface Mutation {
  from: string;
  to: string;
  /** The line and column in the sample, and the compiler's message. */
  problem: string;
}

const MUTATIONS: Record<string, Mutation> = {
  function: {
    from: 'import { api, bucket,',
    to: 'import { api, bukket,',
    problem: `1:15 '"@nitric/sdk"' has no exported member named 'bukket'. Did you mean 'bucket'?`,
  },
  method: {
    from: ".write('paid')",
    to: ".wirte('paid')",
    problem: "9:27 Property 'wirte' does not exist on type 'File'. Did you mean 'write'?",
  },
  permission: {
    from: "'write')",
    to: "'writing')",
    problem: `4:51 Argument of type '"writing"' is not assignable to parameter of type 'BucketPermission'.`,
  },
  option: {
    from: '{ path:',
    to: '{ paths:',
    problem:
      "3:32 Object literal may only specify known properties, but 'paths' does not exist in type 'ApiOptions'. Did you mean to write 'path'?",
  },
  'missing await': {
    from: 'await receipts.file(id)',
    to: 'await receipts.files().at(0)',
    problem: "9:26 Property 'at' does not exist on type 'Promise<File[]>'.",
  },
};

const pagesOf = (mutate: (mutation: Mutation) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(MUTATIONS).flatMap(([name, mutation]) =>
      ['typescript', 'javascript'].map((language) => [
        `${name.replaceAll(' ', '-')}-${language}.mdx`,
        block(language, mutate(mutation)),
      ]),
    ),
  );

describe('the check of types', () => {
  test('accepts the sample', async () => {
    const site = await SamplesSite.create({ 'a.mdx': block('typescript', SAMPLE) });
    expect(found(await site.check())).toEqual([]);
  });

  test('finds every mistake at its place, in TypeScript and in JavaScript', async () => {
    for (const { from } of Object.values(MUTATIONS)) expect(SAMPLE.split(from)).toHaveLength(2);
    const site = await SamplesSite.create(pagesOf(({ from, to }) => SAMPLE.replace(from, to)));
    const problems = found(await site.check());
    const missing = Object.entries(MUTATIONS).flatMap(([name, { problem }]) =>
      ['typescript', 'javascript'].flatMap((language) => {
        const [, line = '', column = '', message = ''] = /^(\d+):(\d+) (.*)$/.exec(problem) ?? [];
        const place = `pages/${name.replaceAll(' ', '-')}-${language}.mdx:${Number(line) + FIRST_LINE - 1}:${column}`;
        const expected = `${place} The sample does not fit @nitric/sdk 1.2.2: ${message}`;
        return problems.includes(expected) ? [] : [expected];
      }),
    );
    expect({ missing, problems: missing.length > 0 ? problems : [] }).toEqual({ missing: [], problems: [] });
  });
});
