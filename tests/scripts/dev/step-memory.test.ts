import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildClientScripts } from '#scripts/assets/client-scripts.ts';
import { createStepMemory } from '#scripts/dev/step-memory.ts';
import { SINGLE_RUN, type StepRun } from '#scripts/steps/step.ts';
import { temporaryFolder } from '#tests/scripts/temporary-folder.ts';

/** A step that reads `files`, and says with how many runs it made a name. */
const stepReading = (...files: string[]) => {
  let runs = 0;
  return async ({ name }: { name: string }, { reads }: StepRun) => {
    reads(files);
    runs += 1;
    return `${name} ${runs}`;
  };
};

test('a step runs again with other options, and after a change of a file that it reads', async () => {
  const { once, forget } = createStepMemory();
  const step = stepReading('client/entry.ts', 'content/**/*.mdx');
  const runAfter = (...changed: string[]) => {
    forget(changed);
    return once(step, { name: 'a' });
  };
  expect(await once(step, { name: 'a' })).toBe('a 1');
  expect(await once(step, { name: 'b' })).toBe('b 2');
  expect(await runAfter('client/other.ts', 'content/choices.ts')).toBe('a 1');
  expect(await runAfter('client/other.ts', 'client/entry.ts')).toBe('a 3');
  expect(await runAfter('content/pages/agents.mdx')).toBe('a 4');
});

test('a step of a module that was loaded anew runs again', async () => {
  const { once } = createStepMemory();
  const [former, next] = [stepReading(), stepReading()];
  await once(former, { name: 'b' });
  expect(await once(former, { name: 'a' })).toBe('a 2');
  expect(await once(next, { name: 'a' })).toBe('a 1');
});

test('a step that fails runs again', async () => {
  const { once } = createStepMemory();
  let runs = 0;
  const step = async () => {
    runs += 1;
    if (runs === 1) throw new Error('A mistake.');
    return 'mended';
  };
  await expect(once(step, {})).rejects.toThrow('A mistake.');
  expect(await once(step, {})).toBe('mended');
});

test('what a build did not use is forgotten', async () => {
  const { once, forget } = createStepMemory();
  const step = stepReading();
  await once(step, { name: 'a' });
  forget([]);
  await once(step, { name: 'b' });
  forget([]);
  expect(await once(step, { name: 'a' })).toBe('a 3');
});

test('a step depends on what its parts read, and a part that is not run again stays remembered', async () => {
  const { once, forget } = createStepMemory();
  const part = stepReading('client/entry.ts');
  const whole = async ({ name }: { name: string }, run: StepRun) => {
    run.reads(['content/choices.ts']);
    return `${name} of ${await run.once(part, { name: 'part' })}`;
  };
  const runAfter = (...changed: string[]) => {
    forget(changed);
    return once(whole, { name: 'whole' });
  };
  expect(await runAfter()).toBe('whole of part 1');
  expect(await runAfter()).toBe('whole of part 1');
  expect(await runAfter('content/choices.ts')).toBe('whole of part 1');
  expect(await runAfter('client/entry.ts')).toBe('whole of part 2');
});

test('a change of the entry does not bundle the lazy modules again, and a change of one of their parts does', async () => {
  const projectRoot = await temporaryFolder();
  await mkdir(join(projectRoot, 'client'));
  const write = (name: string, code: string) => writeFile(join(projectRoot, 'client', name), code);
  await write('entry.ts', "import('./lazy.ts');");
  await write('lazy.ts', "import { text } from './text.ts'; console.log(text);");
  await write('text.ts', "export const text = 'one';");

  const { once, forget } = createStepMemory();
  const build = async (...changed: string[]) => {
    forget(changed);
    return buildClientScripts({ projectRoot, islandNames: [] }, { ...SINGLE_RUN, once });
  };
  const first = await build();
  await write('entry.ts', "import('./lazy.ts'); console.log('entry');");
  const second = await build('client/entry.ts');
  expect(second.lazy).toBe(first.lazy);
  expect(second.entry.file).not.toBe(first.entry.file);
  await write('text.ts', "export const text = 'two';");
  const third = await build('client/text.ts');
  expect(third.lazy.map(({ bytes }) => new TextDecoder().decode(bytes)).join()).toContain('two');
  expect(third.entry.file).not.toBe(second.entry.file);
});
