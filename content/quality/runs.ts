import bench from './bench.json' with { type: 'json' };
import benchBuild from './bench-build.json' with { type: 'json' };
import build from './build.json' with { type: 'json' };
import samples from './samples.json' with { type: 'json' };
import tests from './tests.json' with { type: 'json' };
import type { QualityRun } from './types.ts';

/** The last recorded run of each command. A command with `--record` writes its file. */
export const QUALITY_RUNS = { bench, 'bench-build': benchBuild, build, samples, tests } satisfies Readonly<
  Record<string, QualityRun>
>;
export type QualityRunName = keyof typeof QUALITY_RUNS;
