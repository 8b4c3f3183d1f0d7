import type { BuildOptions } from 'esbuild';
import { SINGLE_RUN } from '#scripts/steps/step.ts';
import { bundleScripts, type ScriptOptions } from './bundle-scripts.ts';
import { inlinedValues } from './inlined-values.ts';

/** The code of the only inline script: one expression statement, without a trailing line break. */
export const buildPrePaintScript = async (options: ScriptOptions, run = SINGLE_RUN): Promise<string> => {
  const script: BuildOptions = {
    format: 'iife',
    entryPoints: ['client/preferences/pre-paint.ts'],
    plugins: [inlinedValues(options.projectRoot)],
  };
  const { files } = await bundleScripts(options, script, run);
  const code = new TextDecoder().decode(files[0]?.bytes).trim();
  if (code.includes('</'))
    throw new Error(
      'client/preferences/pre-paint.ts must not contain "</", which can end the inline script. Remove it.',
    );
  return code;
};
