import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';

/** Runs `scripts/{name}.ts` as an npm script does. */
const run = (name: string, ...words: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const args = ['--import', 'tsx', join(projectRoot, `scripts/${name}.ts`), ...words];
    execFile(process.execPath, args, { cwd: projectRoot }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

describe.concurrent('a command', () => {
  test.each([
    ['bench', 'npm run bench [-- search | --record]'],
    ['bench-build', 'npm run bench:build [-- --record]'],
    ['build', 'npm run build [-- --pages DIR --out DIR --cache DIR --record]'],
    ['cleanup', 'npm run cleanup [-- --delete] [--take-over]'],
    ['deploy', 'npm run deploy [-- --dry-run] [--take-over]'],
    ['dev', 'npm start [-- --port 8787]'],
    ['explain', 'npm run explain -- /docs/storage [--out DIR]'],
    ['preview', 'npm run preview [-- --dry-run] [--take-over]'],
    ['rollback', 'npm run rollback [-- RELEASE] [--dry-run] [--list] [--take-over]'],
    ['samples', 'npm run samples [-- --record]'],
    ['serve', 'tsx scripts/serve.ts [--port 8790]'],
    ['test', 'npm test [-- --without-browser --record]'],
  ])(
    '%s prints its usage for a wrong flag',
    async (name, usage) => {
      expect(await run(name, '--nonsense')).toEqual({
        code: 1,
        stdout: '',
        stderr: `\n✗ Unknown option '--nonsense'.\n  → ${usage}\n\n`,
      });
    },
    120_000,
  );

  test.each(['dev', 'serve'])(
    '%s reports an invalid port',
    async (name) => {
      const { code, stderr } = await run(name, '--port', 'x');
      expect(code).toBe(1);
      expect(stderr).toBe(
        '\n✗ --port must be a number from 1 to 65535; it is "x".\n  → For example: npm start -- --port 8788\n\n',
      );
    },
    120_000,
  );
});
