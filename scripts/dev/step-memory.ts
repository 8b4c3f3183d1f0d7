import { matchesGlob } from 'node:path';
import type { Once, Step } from '#scripts/steps/step.ts';

interface Memory {
  /** A step of a reloaded module is another function, so its earlier results are not used again. */
  step: unknown;
  made: Promise<unknown>;
  inputs: Set<string>;
  /** The memories of the step's parts. A step also depends on what they depend on. */
  parts: Set<Memory>;
  isUsed: boolean;
}

interface StepMemory {
  once: Once;
  /** Forgets what was made from these files, relative to the project's root, and what the last build did not use. */
  forget(files: readonly string[]): void;
}

/** Remembers what the steps of a build have made. A step that fails is run again. */
export const createStepMemory = (): StepMemory => {
  const memories = new Map<string, Memory>();

  const run = <Options, Made>(step: Step<Options, Made>, options: Options, key: string): Memory => {
    const inputs = new Set<string>();
    const parts = new Set<Memory>();
    const made = step(options, {
      reads: (files) => files.forEach((file) => void inputs.add(file)),
      once: onceFor(parts),
    });
    const memory = { step, made, inputs, parts, isUsed: true };
    memories.set(key, memory);
    made.catch(() => memories.get(key) === memory && memories.delete(key));
    return memory;
  };

  /** `users` receives the memory of each step. */
  const onceFor =
    (users: Set<Memory>): Once =>
    (step, options) => {
      const key = `${step.name} ${JSON.stringify(options)}`;
      const known = memories.get(key);
      const memory = known?.step === step ? known : run(step, options, key);
      users.add(memory);
      use(memory);
      return memory.made as ReturnType<typeof step>; // the same step made it
    };

  return {
    once: (step, options) => onceFor(new Set())(step, options),
    forget: (files) => {
      for (const [key, memory] of memories)
        if (!memory.isUsed || files.some((file) => isInput(file, memory))) memories.delete(key);
      for (const memory of memories.values()) memory.isUsed = false;
    },
  };
};

const use = (memory: Memory): void => {
  memory.isUsed = true;
  for (const part of memory.parts) use(part);
};

const isInput = (file: string, { inputs, parts }: Memory): boolean =>
  inputs.has(file) ||
  [...inputs].some((input) => input.includes('*') && matchesGlob(file, input)) ||
  [...parts].some((part) => isInput(file, part));
