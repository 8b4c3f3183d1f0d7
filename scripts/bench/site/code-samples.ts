import type { SeededRandom } from './seeded-random.ts';
import { plural, sentenceCase } from './sentences.ts';
import { THINGS } from './vocabulary.ts';

const nameOf = (random: SeededRandom): string => random.pick(THINGS);

const fence = (info: string, lines: readonly string[]): string =>
  [`\`\`\`${info}`, ...lines, '```'].join('\n');

/** A service of about twenty lines that declares resources and two routes. */
export const typescriptSample = (random: SeededRandom): string => {
  const name = nameOf(random);
  const Type = sentenceCase(name);
  const store = `${name}Store`;
  const retries = 2 + random.below(6);
  return fence(`typescript title="services/${name}.ts"`, [
    "import { api, kv, topic } from '@nitric/sdk'",
    "import { randomUUID } from 'node:crypto'",
    '',
    `interface ${Type} {`,
    '  id: string',
    `  owner: string`,
    '  attempts: number',
    '  createdAt: string',
    '}',
    '',
    `const ${store} = kv<${Type}>('${name}-store').allow('get', 'set')`,
    `const changed = topic<${Type}>('${name}-changed').allow('publish')`,
    `const ${name}Api = api('${name}')`,
    '',
    `// A ${name} that failed ${retries} times is given up.`,
    `const MAX_ATTEMPTS = ${retries}`,
    '',
    `${name}Api.post('/${plural(name)}', async (ctx) => {`,
    '  const { owner } = ctx.req.json()',
    `  const entry: ${Type} = { id: randomUUID(), owner, attempts: 0, createdAt: new Date().toISOString() }`,
    `  await ${store}.set(entry.id, entry)`,
    '  await changed.publish(entry)',
    '  ctx.res.json({ id: entry.id, remaining: MAX_ATTEMPTS - entry.attempts })',
    '})',
  ]);
};

/** A handler of about twenty lines with a class and a decorator. */
export const pythonSample = (random: SeededRandom): string => {
  const name = nameOf(random);
  const other = nameOf(random);
  const limit = 10 * (1 + random.below(20));
  return fence(`python title="services/${name}.py"`, [
    'from dataclasses import dataclass',
    '',
    'from nitric.application import Nitric',
    'from nitric.context import HttpContext',
    'from nitric.resources import api, bucket',
    '',
    `${name}_api = api("${name}")`,
    `archive = bucket("${other}-archive").allow("read", "write")`,
    '',
    '',
    '@dataclass',
    `class ${sentenceCase(name)}:`,
    '    key: str',
    `    size: int = ${limit}`,
    '',
    `    def fits(self, length: int) -> bool:`,
    `        """Whether another part of this length may be added."""`,
    '        return 0 < length <= self.size',
    '',
    '',
    `@${name}_api.put("/${name}/:key")`,
    `async def store_${name}(ctx: HttpContext):`,
    `    item = ${sentenceCase(name)}(key=ctx.req.params["key"])`,
    '    if not item.fits(len(ctx.req.data)):',
    '        ctx.res.status = 413',
    '        return',
    '    await archive.file(item.key).write(ctx.req.data)',
    '    ctx.res.body = f"stored {item.key}"',
    '',
    '',
    'Nitric.run()',
  ]);
};

/** A stack file of about twenty lines. */
export const yamlSample = (random: SeededRandom): string => {
  const name = nameOf(random);
  const region = random.pick([
    'us-east-1',
    'eu-central-1',
    'ap-southeast-2',
    'europe-west2',
    'australiaeast',
  ]);
  return fence(`yaml title="nitric.${name}.yaml"`, [
    `name: ${name}-${random.pick(['staging', 'production', 'preview'])}`,
    `provider: nitric/${random.pick(['aws', 'gcp', 'azure'])}@1.${10 + random.below(20)}.0`,
    `region: ${region}`,
    'config:',
    '  default:',
    `    memory: ${128 * (1 + random.below(8))} # megabytes`,
    `    timeout: ${15 * (1 + random.below(8))}`,
    '    telemetry: true',
    `  ${name}:`,
    `    concurrency: ${10 * (1 + random.below(50))}`,
    `    schedule: "${random.below(60)} ${random.below(24)} * * *"`,
    'apis:',
    `  ${name}:`,
    '    domains:',
    `      - ${name}.example.com`,
    `    cors: [ "https://${name}.example.com" ]`,
    'tags:',
    `  team: ${random.pick(['platform', 'payments', 'search', 'mobile'])}`,
    `  cost-center: ${1000 + random.below(9000)}`,
  ]);
};
