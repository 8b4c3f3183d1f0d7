import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#scripts/project/project-root.ts';
import { SYSTEM_FAILURES } from '#scripts/terminal/operator.ts';
import { RUNBOOK } from '#scripts/terminal/runbook.ts';

const runbook = readFileSync(join(projectRoot, 'RUNBOOK.md'), 'utf8');

/** The beginnings of messages, each with what to do. */
const entries = new Map(
  [
    ...runbook
      .slice(runbook.indexOf('## What a command ends with'))
      .matchAll(/^\| (?!-|the message)(.+?) \| (.+) \|$/gm),
  ].map(([, heading = '', text = '']) => [heading, text] as const),
);

test('RUNBOOK.md has an entry for every failure of publishing, and for no other', () => {
  const system = new Set(SYSTEM_FAILURES.map(([, failure]) => failure));
  expect([...entries.keys()].sort()).toEqual(
    [...Object.values(RUNBOOK).map(([heading]) => heading), ...system, 'Unexpected'].sort(),
  );
});

test('RUNBOOK.md has the beginning of every line that the Worker logs, and every reason of a 503', () => {
  const worker = globSync('worker/**/*.{ts,tsx}', { cwd: projectRoot })
    .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
    .join('\n');
  const logged = [...worker.matchAll(/(?:console\.error|new PageUnavailable)\(\s*['`]([^'`$]+)/g)];
  const beginnings = logged.map(([, beginning = '']) => beginning.trim());
  expect(beginnings.length).toBeGreaterThan(8);
  expect(beginnings.filter((beginning) => !runbook.includes(beginning))).toEqual([]);
});
