import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { writeWhole } from '#scripts/content/files/output-files.ts';
import { jsonOutput, type Wrangler } from '#scripts/processes/run-wrangler.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import type { Progress } from '#scripts/terminal/operator.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';

interface Resource {
  /** The binding in wrangler.toml, and the field below it that has the id. */
  binding: 'PAGES' | 'SIGNALS';
  field: 'id' | 'database_id';
  id: string | undefined;
  /** What it is, and its name in the account. */
  kind: string;
  title: string;
  list: readonly string[];
  create: readonly string[];
}

/** The lists of KV and D1 name the same fields differently. */
const Listed = v.array(
  v.union([
    v.object({ id: v.string(), title: v.string() }),
    v.pipe(
      v.object({ uuid: v.string(), name: v.string() }),
      v.transform(({ uuid, name }) => ({ id: uuid, title: name })),
    ),
  ]),
);

const resourcesOf = ({ name, namespaceId, database }: Awaited<ReturnType<typeof readProjectConfig>>) => {
  const title = `${name}-pages`;
  const pages: Resource = {
    ...{ binding: 'PAGES', field: 'id', id: namespaceId, kind: 'KV namespace', title },
    list: ['kv', 'namespace', 'list'],
    create: ['kv', 'namespace', 'create', title],
  };
  const signals: Resource = {
    ...{ binding: 'SIGNALS', field: 'database_id', id: database.id },
    ...{ kind: 'D1 database', title: database.name },
    list: ['d1', 'list', '--json'],
    create: ['d1', 'create', database.name],
  };
  return { pages, signals };
};

/**
 * If wrangler.toml lacks an id, the resource is found by name, and its id is written to wrangler.toml, so later commands use
 * the same one. A deploy creates what the account lacks; other commands need only the KV namespace and reject without it.
 */
export const requireResources = async (
  wrangler: Wrangler,
  configFile: string,
  { creates, progress }: { creates: boolean; progress: Progress },
): Promise<void> => {
  const { pages, signals } = resourcesOf(await readProjectConfig(configFile));
  for (const resource of creates ? [pages, signals] : [pages]) {
    if (resource.id) continue;
    const { kind, title, create } = resource;
    const found = await findInAccount(wrangler, resource);
    if (!(found || creates)) throw new RunbookError('notDeployed', `the account has no ${kind} ${title}.`);
    if (!found) await wrangler(create);
    const id = found ?? (await findInAccount(wrangler, resource));
    if (!id) throw new RunbookError('notListed', `the ${kind} ${title} was created a moment ago.`);
    await writeWhole(configFile, withResourceId(await readFile(configFile, 'utf8'), resource, id));
    progress(
      `${found ? 'found' : 'created'} the ${kind} ${title}; its id is now in wrangler.toml: commit that change`,
    );
  }
};

const findInAccount = async (wrangler: Wrangler, { list, title }: Resource): Promise<string | undefined> => {
  const { stdout } = await wrangler(list);
  return jsonOutput(stdout, Listed).find((candidate) => candidate.title === title)?.id;
};

/** Adds the id below its binding in the text of wrangler.toml and keeps comments. wrangler does not edit such files. */
const withResourceId = (toml: string, { binding, field }: Resource, id: string): string => {
  const line = new RegExp(`^([ \\t]*)binding[ \\t]*=[ \\t]*"${binding}"[ \\t]*$`, 'm');
  if (line.test(toml)) return toml.replace(line, `$&\n$1${field} = "${id}"`);
  const hint = `Put it back, with ${field} = "${id}" below it, and run the same command again.`;
  throw new RunbookError('noBinding', `it has no line binding = "${binding}".`, hint);
};
