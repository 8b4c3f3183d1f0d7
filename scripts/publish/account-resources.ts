import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { writeWhole } from '#scripts/content/files/output-files.ts';
import { jsonOutput, type Wrangler } from '#scripts/processes/run-wrangler.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import type { Progress } from '#scripts/terminal/operator.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';

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

/**
 * If wrangler.toml lacks an id, the resource is found by name, and its id is written to wrangler.toml, so later commands use
 * the same one. A deploy creates what the account lacks; other commands need only the KV namespace and reject without it.
 */
export const requireResources = async (
  wrangler: Wrangler,
  configFile: string,
  { creates, progress }: { creates: boolean; progress: Progress },
): Promise<void> => {
  const { name, namespaceId, database } = await readProjectConfig(configFile);

  const find = async (list: readonly string[], title: string) => {
    const { stdout } = await wrangler(list);
    return jsonOutput(stdout, Listed).find((candidate) => candidate.title === title)?.id;
  };
  for (const { kind, title, list, create, line } of [
    ...(namespaceId ? [] : [pagesOf(`${name}-pages`)]),
    ...(database.id || !creates ? [] : [signalsOf(database.name)]),
  ]) {
    const found = await find(list, title);
    if (!(found || creates)) throw new RunbookError('notDeployed', `the account has no ${kind} ${title}.`);
    if (!found) await wrangler(create);
    const id = found ?? (await find(list, title));
    if (!id) throw new RunbookError('notListed', `the ${kind} ${title} was created a moment ago.`);
    await writeWhole(configFile, withResourceId(await readFile(configFile, 'utf8'), line, id));
    const done = found ? 'found' : 'created';
    progress(`${done} the ${kind} ${title}; its id is now in wrangler.toml: commit that change`);
  }
};

/** `line` has the binding in wrangler.toml, and the field below it that has the id. */
const pagesOf = (title: string) => ({
  ...{ kind: 'KV namespace', title, line: ['PAGES', 'id'] as const },
  ...{ list: ['kv', 'namespace', 'list'], create: ['kv', 'namespace', 'create', title] },
});
const signalsOf = (title: string) => ({
  ...{ kind: 'D1 database', title, line: ['SIGNALS', 'database_id'] as const },
  ...{ list: ['d1', 'list', '--json'], create: ['d1', 'create', title] },
});

/** Adds the id below its binding in the text of wrangler.toml and keeps comments. wrangler does not edit such files. */
const withResourceId = (toml: string, [binding, field]: readonly [string, string], id: string): string => {
  const line = new RegExp(`^([ \\t]*)binding[ \\t]*=[ \\t]*"${binding}"[ \\t]*$`, 'm');
  if (line.test(toml)) return toml.replace(line, `$&\n$1${field} = "${id}"`);
  const hint = `Put it back, with ${field} = "${id}" below it, and run the same command again.`;
  throw new RunbookError('noBinding', `it has no line binding = "${binding}".`, hint);
};
