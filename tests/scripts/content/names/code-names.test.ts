import { describe, expect, test } from 'vitest';
import { namesIn } from '#scripts/content/names/code-names.ts';

/** The names as `kind path`, or `kind name` for a name without a path. */
const found = (code: string): string[] =>
  namesIn(code).map(({ kind, name, path }) => `${kind} ${path ?? name}`);

describe('code has a name if it is', () => {
  test.each([
    ['nitric up --ci', ['command nitric up --ci']],
    ['nitric stack new', ['command nitric stack new']],
    ['--env-file', ['flag --env-file']],
    ['--env-file .env.production', ['flag --env-file']],
    ['-s dev', ['flag -s']],
    ['NITRIC_ENVIRONMENT', ['variable NITRIC_ENVIRONMENT']],
    ['NITRIC_ENVIRONMENT=build', ['variable NITRIC_ENVIRONMENT']],
    ['NITRICHOME', ['variable NITRICHOME']],
    ['daily-report', ['hyphenated daily-report']],
    ['$HANDLER', ['variable HANDLER']],
    [`\${SERVICE_PATH}`, ['variable SERVICE_PATH']],
    ['"read"', ['quoted read']],
    ["'reading'", ['quoted reading']],
    ['cdn.zone-name', ['key cdn.zone-name']],
    ['apis.<name>.port', ['key apis.<name>.port']],
    ['services[].start-up', ['key services[].start-up']],
    ['bucket.on', ['member bucket.on']],
    ['ctx.req.key', ['member ctx.req.key']],
    ['*apis.Ctx', ['member apis.Ctx']],
    ['BucketPermission.Read', ['member BucketPermission.Read']],
    ['bucket(name)', ['call bucket']],
    ['.cron()', ['call cron']],
    ['ctx.req.json()', ['call ctx.req.json']],
    ['await delete()', ['call delete']],
    ['return next(ctx)', ['call next']],
    ['@main.get("/notes")', ['call main.get']],
    ['ctx.req.json().payload', ['call ctx.req.json', 'member ctx.req.json.payload']],
    ['bucket.File(key).Read(ctx)', ['call bucket.File', 'call bucket.File.Read']],
    ['http(app, () => console.log("a (b)"))', ['call http']],
    ["queue.enqueue('📦').then(log)", ['call queue.enqueue', 'call queue.enqueue.then']],
    ['NewApi(name, opts...) (Api, error)', ['call NewApi']],
    ['get(): Promise<T>', ['call get']],
    ['Collection<T>(name)', ['call Collection']],
    ["bucket('a').for('read')", ['call bucket', 'call bucket.for', 'permission read']],
    [".for('read')", ['call for', 'permission read']],
    [".allow('read', 'write')", ['call allow', 'permission read', 'permission write']],
    ['.Allow(storage.BucketRead)', ['call Allow', 'member storage.BucketRead']],
    ['.With(BucketPermission.Read)', ['call With', 'member BucketPermission.Read']],
    ['NewApi', ['word NewApi']],
    ['oidcRule', ['word oidcRule']],
    ['lease_id', ['word lease_id']],
    ['CollectionRef<T>', ['word CollectionRef']],
  ])('%s', (code, names) => expect(found(code)).toEqual(names));
});

describe('code has no name if it is', () => {
  test.each([
    ...['nitric', 'bucket', 'Bucket', 'GET', 'true', 'latest', 'us-east-1'],
    ...['nitric.yaml', 'nitric.<stack>.yaml', '.env', '.dockerignore', 'services/hello.ts', './.nitric/run/'],
    ...['nitric/aws@1.27.6', 'api.example.com', 'http://localhost:4001', '127.0.0.1:50051', '1.27.6'],
    ...[
      '/books/:isbn',
      '"*"',
      "'my-bucket'",
      '"a b"',
      'b"read"',
      '<=',
      '-',
      '-all.jar',
      'ARM_',
      'curl -X POST',
    ],
    ...['npm install express', 'func(ctx *apis.Ctx)', 'if (a)', 'a.b(', 'a..b', 'map[string]interface{}', ''],
  ])('%s', (code) => expect(found(code)).toEqual([]));
});
