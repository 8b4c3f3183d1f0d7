import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { QualityRunName } from '#content/quality/runs.ts';
import type { QualityRun } from '#content/quality/types.ts';

const COMMIT_DIGITS = 12;

interface RunToRecord extends Pick<QualityRun, 'command' | 'lines'> {
  projectRoot: string;
  name: QualityRunName;
  warning?: string | undefined;
}

/** Writes a run to its file in `content/quality`, from which the page about quality is made. Rejects outside a git checkout. */
export const recordRun = async ({ projectRoot, name, warning, ...run }: RunToRecord): Promise<void> => {
  const commit = execFileSync('git', ['rev-parse', `--short=${COMMIT_DIGITS}`, 'HEAD'], { cwd: projectRoot });
  const recorded: QualityRun = {
    command: run.command,
    date: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
    commit: commit.toString().trim(),
    ...(warning && { warning }),
    lines: run.lines,
  };
  const file = `content/quality/${name}.json`;
  await writeFile(join(projectRoot, file), `${JSON.stringify(recorded, null, 2)}\n`);
  console.log(`Recorded in ${file}`);
};
