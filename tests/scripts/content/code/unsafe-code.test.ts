import { expect, test } from 'vitest';
import { unsafeCode } from '#scripts/content/code/unsafe-code.ts';
import { compileBody } from '#tests/scripts/content/compile-body.ts';

/** The problems as `line:column message`. */
const found = (code: string, version?: string, isFile = true) =>
  unsafeCode(code, { version, isFile }).map(({ line, column, message }) => `${line}:${column} ${message}`);

const SECRET = 'A route that anyone can call writes what it receives into a secret.';
const NAME = 'The client chooses the name of the resource, so it can use any of them.';
const BUCKETS = 'The service uses two buckets, which fails on Google Cloud.';
const LISTENER = 'This service stops when the second event of the bucket arrives.';
const PRINTS = 'The service has no handler, and only prints what it declares.';

test.each([
  [
    "const key = secret('a').allow('put')\nmain.put('/k', (ctx) => key.put(ctx.req.text()))",
    `2:25 ${SECRET}`,
  ],
  ['key = secret("a").allow("put")\n  value = ctx.req.body\n  await key.put(value)', `3:9 ${SECRET}`],
  ['key := nitric.NewSecret("a").Allow(p)\n_, err := key.Put(ctx, ctx.Request.Data())', `2:11 ${SECRET}`],
  ['queues().queue(ctx.req.params.name).enqueue(task)', `1:10 ${NAME}`],
  ['const { name } = ctx.req.json()\ntopics().topic(name).publish({})', `2:10 ${NAME}`],
  ["bucket('a').allow('read')\nbucket('b').allow('read')", `2:1 ${BUCKETS}`],
  ['@inbox.on("write", "incoming/")\nasync def f(ctx):', `1:1 ${LISTENER}`],
  ["const photos = bucket('photos')\nconsole.log(photos)", `2:1 ${PRINTS}`],
  ['photos = bucket("photos")\nprint(photos)', `2:1 ${PRINTS}`],
])('code that nobody should paste is found: %s', (code, problem) => {
  expect(found(code)).toEqual([problem]);
});

test.each([
  "const key = secret('a').allow('put')\nschedule('b').every('1 days', () => key.put(random()))",
  "const main = api('a', { security: [rule()] })\nconst key = secret('a')\nkey.put(ctx.req.text())",
  "const main = api('a')\nmain.put('/k', (ctx) => profiles.set('a', ctx.req.json()))",
  'const { name } = ctx.req.params\nif (!NAMES.includes(name)) return\nqueues().queue(name)',
  "const name = 'a'\nqueues().queue(name)\nconst other = ctx.req.params.name",
  "bucket('a').allow('read')\nbucket('a').allow('write')",
  'del BucketRef.__del__\n@inbox.on("write", "*")',
  "export const photos = bucket('photos')",
])('safe code is left alone: %s', (code) => {
  expect(found(code)).toEqual([]);
});

test('version 0 has other limits, and the sample of a symbol may only show it', () => {
  expect(found("bucket('a').allow('read')\nbucket('b').allow('read')", 'v0')).toEqual([]);
  expect(found("const photos = bucket('photos')\nconsole.log(photos.name)", undefined, false)).toEqual([]);
});

test('a page with such a sample does not build', async () => {
  const { found } = await compileBody(
    "```typescript\nimport { queues } from '@nitric/sdk'\nqueues().queue(ctx.req.params.name)\n```",
  );
  expect(found).toContain(`3:10 ${NAME} | Compare the name with a list of allowed ones first.`);
});
