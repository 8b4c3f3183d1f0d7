import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import * as v from 'valibot';

const ConfigSchema = v.object({
  vars: v.object({ STRICT_TRANSPORT_SECURITY: v.string(), ANALYTICS_SITE_ID: v.string() }),
});

/** The settings of wrangler.toml that the headers of assets depend on. Rejects with the name of one that is missing. */
export const configuredSettings = async (projectRoot: string) => {
  const { vars } = v.parse(ConfigSchema, parse(await readFile(join(projectRoot, 'wrangler.toml'), 'utf8')));
  return {
    strictTransportSecurity: vars.STRICT_TRANSPORT_SECURITY,
    hasAnalytics: vars.ANALYTICS_SITE_ID !== '',
  };
};
