import { setFlagsFromString } from 'node:v8';

const setOptimizing = (isOn: boolean) => {
  for (const flag of ['wasm-tier-up', 'wasm-dynamic-tiering'])
    setFlagsFromString(`--${isOn ? '' : 'no-'}${flag}`);
};

/**
 * Runs a parser in WebAssembly. V8 compiles its functions as they are called, and does not optimize them: the lexer of a
 * grammar is one function of up to 370 kB, which takes seconds and gigabytes of memory, and a build ends before that pays off.
 */
export const runUnoptimized = <T>(parse: () => T): T => {
  setOptimizing(false);
  try {
    return parse();
  } finally {
    setOptimizing(true);
  }
};
