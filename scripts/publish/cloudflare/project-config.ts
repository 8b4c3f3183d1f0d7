import * as v from 'valibot';
import { unstable_readConfig } from 'wrangler';

/** What wrangler.toml says, as far as the scripts need it. */
const ConfigSchema = v.object({
  name: v.string(),
  vars: v.record(v.string(), v.unknown()),
  kv_namespaces: v.array(v.object({ binding: v.string(), id: v.optional(v.string()) })),
  d1_databases: v.array(
    v.object({ binding: v.string(), database_name: v.string(), database_id: v.optional(v.string()) }),
  ),
});

export interface ProjectConfig {
  name: string;
  vars: Record<string, unknown>;
  namespaceId: string | undefined;
  database: { name: string; id: string | undefined };
}

/** Rejects files in which the bindings of the Worker are missing. */
export const readProjectConfig = (configFile: string): ProjectConfig => {
  const { name, vars, kv_namespaces, d1_databases } = v.parse(
    ConfigSchema,
    unstable_readConfig({ config: configFile }, { hideWarnings: true }),
  );
  const namespace = kv_namespaces.find(({ binding }) => binding === 'PAGES');
  const database = d1_databases.find(({ binding }) => binding === 'FEEDBACK');
  if (!namespace || !database) throw new Error(`${configFile} must bind PAGES (KV) and FEEDBACK (D1).`);
  return {
    name,
    vars,
    namespaceId: namespace.id,
    database: { name: database.database_name, id: database.database_id },
  };
};
