import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { writeWhole } from '#scripts/content/files/write-file.ts';
import { readProjectConfig } from '#scripts/project/read-project-config.ts';
import { RunbookError } from '#scripts/terminal/runbook.ts';
import { jsonOutput, type Wrangler } from '#scripts/wrangler/run-wrangler.ts';
import { type ResourceBinding, withResourceId } from './resource-ids.ts';

interface Resource {
  binding: ResourceBinding;
  kind: string;
  /** The resource's name in the account. */
  title: string;
  /** The id in wrangler.toml. */
  id: string | undefined;
  listCommand: readonly string[];
  createCommand: readonly string[];
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

/** The id of the KV namespace, from wrangler.toml or found by name in the account. Rejects when there is none. */
export const findNamespace = async (wrangler: Wrangler, configFile: string): Promise<string> => {
  const { namespace } = await resources(configFile);
  const id = namespace.id ?? (await findInAccount(wrangler, namespace));
  if (id) return id;
  throw new RunbookError(
    'notDeployed',
    `the account has no ${namespace.kind} ${namespace.title}.`,
    'Check that the account is right: npx wrangler whoami. If it is, deploy first: npm run deploy',
  );
};

/**
 * The id of the KV namespace, for a deploy. If wrangler.toml lacks the id of the namespace or the database, the resource is
 * found by name or created. Its id is written to wrangler.toml, so later commands use the same resource.
 */
export const requireResources = async (
  wrangler: Wrangler,
  configFile: string,
  progress: (line: string) => void,
): Promise<string> => {
  const { namespace, database } = await resources(configFile);
  const require = async (resource: Resource): Promise<string> => {
    if (resource.id) return resource.id;
    const present = await findInAccount(wrangler, resource);
    const id = present ?? (await createInAccount(wrangler, resource));
    await writeWhole(configFile, withResourceId(await readFile(configFile, 'utf8'), resource.binding, id));
    const verb = present === undefined ? 'created' : 'found';
    progress(
      `${verb} the ${resource.kind} ${resource.title}; its id is now in wrangler.toml: commit that change`,
    );
    return id;
  };
  const namespaceId = await require(namespace);
  await require(database);
  return namespaceId;
};

const resources = async (configFile: string): Promise<{ namespace: Resource; database: Resource }> => {
  const { name, namespaceId, database } = await readProjectConfig(configFile);
  const namespaceTitle = `${name}-pages`;
  return {
    namespace: {
      binding: 'PAGES',
      kind: 'KV namespace',
      title: namespaceTitle,
      id: namespaceId,
      listCommand: ['kv', 'namespace', 'list'],
      createCommand: ['kv', 'namespace', 'create', namespaceTitle],
    },
    database: {
      binding: 'SIGNALS',
      kind: 'D1 database',
      title: database.name,
      id: database.id,
      listCommand: ['d1', 'list', '--json'],
      createCommand: ['d1', 'create', database.name],
    },
  };
};

const findInAccount = async (
  wrangler: Wrangler,
  { listCommand, title }: Resource,
): Promise<string | undefined> => {
  const { stdout } = await wrangler(listCommand);
  return jsonOutput(stdout, Listed).find((candidate) => candidate.title === title)?.id;
};

const createInAccount = async (wrangler: Wrangler, resource: Resource): Promise<string> => {
  await wrangler(resource.createCommand);
  const id = await findInAccount(wrangler, resource);
  if (id) return id;
  throw new RunbookError(
    'notListed',
    `the ${resource.kind} ${resource.title} was created a moment ago.`,
    'Wait a minute and run the same command again: it finds it by its name.',
  );
};
