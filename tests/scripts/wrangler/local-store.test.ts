import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLocalStore } from '#scripts/wrangler/local-store.ts';
import { EXAMPLE_CONFIG } from '#tests/scripts/example-config.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

test('a value that only wrangler refuses is a mistake of the operator, too', async () => {
  const folder = await temporaryFolder();
  const configFile = join(folder, 'wrangler.toml');
  await writeFile(configFile, `${EXAMPLE_CONFIG}\n[observability]\nenabled = "yes"\n`);
  await expect(openLocalStore(folder, configFile)).rejects.toMatchObject({
    name: 'OperatorError',
    message: expect.stringMatching(/^wrangler\.toml has mistakes:[\s\S]*"observability\.enabled"/),
  });
});
