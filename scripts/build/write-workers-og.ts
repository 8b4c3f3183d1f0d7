import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeChanged } from '#scripts/content/files/output-files.ts';

const PACKAGE = 'node_modules/workers-og/dist';
/** wrangler.toml and vitest.config.ts replace the package with this file. */
const FILE = '.build/workers-og.js';

interface Change {
  purpose: string;
  from: string;
  /** `$&` is replaced by the code in `from`. */
  to: string;
}

/** These changes let workers-og 0.0.27 draw cards for as long as a Worker lives. The names are those of its minified code. */
const CHANGES: readonly Change[] = [
  {
    purpose: 'load no engine with the Worker',
    from: 'import My from"./yoga-ZMNYPE6Z.wasm";import Wy from"./resvg-LFIOYO65.wasm";',
    to: '',
  },
  {
    purpose: 'start resvg once, without a log',
    from: 'try{console.log("init RESVG"),await Xu(Wy),console.log("init RESVG")}catch(e){if(console.log(e),e instanceof Error&&e.message.includes("Already initialized"))return;throw e}',
    to: `qa||await Xu((await import("../${PACKAGE}/resvg-LFIOYO65.wasm")).default)`,
  },
  {
    purpose: 'start yoga once',
    from: 'try{let e=await ju(My);hu(e)}catch(e){throw e}',
    to: `tn||hu(await ju((await import("../${PACKAGE}/yoga-ZMNYPE6Z.wasm")).default))`,
  },
  {
    purpose: 'pass on the places of elements',
    from: 'await Gu(r,{...a,',
    to: '$&onNodeDetected:t.onNodeDetected,',
  },
  {
    purpose: 'pass on the layout',
    from: 'new Yu(o,',
    to: 'new Yu(t.onLayout(o),',
  },
  {
    purpose: 'free a drawing',
    from: 'return Hu.__wrap(e)}finally{',
    to: '$&this.free(),',
  },
  {
    purpose: 'free an image',
    from: 'de.renderedimage_asPng(n,this.ptr);var e=Je()[n/4+0],t=Je()[n/4+1],r=Je()[n/4+2];if(r)throw tr(t);return tr(e)}finally{',
    to: '$&this.free(),',
  },
];

/** Makes the workers-og that the Worker contains. Rejects if the package no longer has the code that is changed. */
export const writeWorkersOg = async (projectRoot: string): Promise<void> => {
  const code = await readFile(join(projectRoot, PACKAGE, 'index.js'), 'utf8');
  const file = join(projectRoot, FILE);
  await mkdir(dirname(file), { recursive: true });
  await writeChanged(file, changedWorkersOg(code));
};

/** Throws if a change does not fit exactly one position. */
export const changedWorkersOg = (code: string): string => CHANGES.reduce(changed, code);

const changed = (code: string, { purpose, from, to }: Change): string => {
  if (code.split(from).length !== 2)
    throw new Error(
      `workers-og has other code than version 0.0.27, so the build cannot ${purpose}. Install that version, or fix the change in scripts/build/write-workers-og.ts.`,
    );
  return code.replace(from, to);
};
