import { matchesGlob } from 'node:path';
import type { Once, Step } from '#scripts/steps/once.ts';

interface Memory {
  /** A step of a module that was loaded anew is another function, so what it made is not used again. */
  step: unknown;
  made: Promise<unknown>;
  inputs: Set<string>;
  isUsed: boolean;
}

export interface StepMemory {
  once: Once;
  /** Forgets what was made from these files, relative to the project's root, and what the last build did not use. */
  forget(files: readonly string[]): void;
}

/** Remembers what the steps of a build have made. A step that fails is run again. */
export const createStepMemory = (): StepMemory => {
  const memories = new Map<string, Memory>();

  const run = <Options, Made>(step: Step<Options, Made>, options: Options, key: string): Promise<Made> => {
    const inputs = new Set<string>();
    const made = step(options, (files) => files.forEach((file) => void inputs.add(file)));
    const memory = { step, made, inputs, isUsed: true };
    memories.set(key, memory);
    made.catch(() => memories.get(key) === memory && memories.delete(key));
    return made;
  };

  return {
    once: (step, options) => {
      const key = `${step.name} ${JSON.stringify(options)}`;
      const memory = memories.get(key);
      if (memory?.step !== step) return run(step, options, key);
      memory.isUsed = true;
      return memory.made as ReturnType<typeof step>; // the same step made it
    },
    forget: (files) => {
      for (const [key, memory] of memories) {
        if (!memory.isUsed || files.some((file) => isInput(file, memory.inputs))) memories.delete(key);
        memory.isUsed = false;
      }
    },
  };
};

const isInput = (file: string, inputs: ReadonlySet<string>): boolean =>
  inputs.has(file) || [...inputs].some((input) => input.includes('*') && matchesGlob(file, input));
