import { EventEmitter } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { MODULES_FOLDER } from '#scripts/dev/development-folder.ts';
import { startWrangler } from '#scripts/dev/wrangler-process.ts';
import type { spawnWrangler } from '#scripts/wrangler/spawn-wrangler.ts';

const LOADS = 30;

/** A wrangler that starts when the test says so. */
class StandIn extends EventEmitter {
  readonly stdout = new EventEmitter();
  readonly stderr = new EventEmitter();
  isEnded = false;

  get connected(): boolean {
    return !this.isEnded;
  }

  disconnect(): void {
    if (this.isEnded) this.emit('error', new Error('IPC channel is already disconnected')); // as Node does
    this.isEnded = true;
    this.emit('exit', 0, null);
  }

  run(port: number): void {
    this.emit('message', JSON.stringify({ event: 'DEV_SERVER_READY', ip: '127.0.0.1', port }));
  }
}

let started: StandIn[];
const spawn = () => {
  const wrangler = new StandIn();
  started.push(wrangler);
  return wrangler as unknown as ReturnType<typeof spawnWrangler>; // no other part of a process is used
};
const wranglers = (index: number): StandIn => started[index] ?? expect.fail(`There is no wrangler ${index}.`);

/** A process that runs on port 1 and is about to load its last Worker. */
const nearlyFull = () => {
  const wrangler = startWrangler([], spawn);
  wranglers(0).run(1);
  for (let loads = 1; loads < LOADS; loads += 1) wrangler.beforeLoad();
  expect(started).toHaveLength(1);
  return wrangler;
};

/** What wrangler 4.124 prints if a connection to its runtime fails. It is colored in spite of `NO_COLOR`. */
const EMPTY_ERROR = [
  '\x1b[31m✘ \x1b[41;31m[\x1b[41;97mERROR\x1b[41;31m]\x1b[0m \x1b[1m\x1b[0m',
  '\x1b[32mIf you think this is a bug then please create an issue at https://github.com/cloudflare/workers-sdk/issues/new/choose\x1b[0m',
  'Note that there is a newer version of Wrangler available (4.164.0). Consider checking whether upgrading resolves this error.',
];

/** It prints this if the Worker refuses a body without reading it. */
const UNREAD_BODY = [
  'NOSENTRY reporting trace with exceptions, but no exception outcome; trace->eventInfo = FetchEventInfo: GET, http://x/docs',
  "✘ [ERROR] Uncaught TypeError: Can't read from request stream after response has been sent.",
];

let printed: Mock<typeof console.error>;
beforeEach(() => {
  started = [];
  vi.useFakeTimers();
  printed = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('after 30 loaded Workers another wrangler takes over once it runs, and the former one finishes its answers', async () => {
  const wrangler = nearlyFull();
  wrangler.beforeLoad();
  expect(started).toHaveLength(2);
  expect(await wrangler.origin()).toBe('http://127.0.0.1:1');
  wranglers(1).run(2);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(await wrangler.origin()).toBe('http://127.0.0.1:2');
  expect(wranglers(0).isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(wranglers(0).isEnded).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(started).toHaveLength(2);
  expect(printed).not.toHaveBeenCalled();
});

test('the former wrangler goes on if the other one does not start, and the next 30 loads try again', async () => {
  const wrangler = nearlyFull();
  wrangler.beforeLoad();
  wranglers(1).emit('exit', 1, null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await wrangler.origin()).toBe('http://127.0.0.1:1');
  expect(wranglers(0).isEnded).toBe(false);
  for (let loads = 1; loads < LOADS; loads += 1) wrangler.beforeLoad();
  expect(started).toHaveLength(2);
  wrangler.beforeLoad();
  expect(started).toHaveLength(3);
});

test('a wrangler that ends while the other one starts does not hinder it', async () => {
  const wrangler = nearlyFull();
  wrangler.beforeLoad();
  wranglers(0).emit('exit', 1, null);
  wranglers(1).run(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await wrangler.origin()).toBe('http://127.0.0.1:2');
});

test('a former wrangler that crashes during its last answers hinders nothing', async () => {
  const wrangler = nearlyFull();
  wrangler.beforeLoad();
  wranglers(1).run(2);
  await vi.advanceTimersByTimeAsync(1_000);
  wranglers(0).disconnect();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await wrangler.origin()).toBe('http://127.0.0.1:2');
  expect(printed).not.toHaveBeenCalled();
});

test('a wrangler that ends before it runs says so, and starts again before the next load', async () => {
  const wrangler = startWrangler([], spawn);
  wranglers(0).emit('exit', 1, null);
  await expect(wrangler.origin()).rejects.toThrow('wrangler has ended.');
  expect(printed).toHaveBeenCalledWith(
    '\n✗ wrangler ended (1). Fix what its messages above report. It starts again after the next change.',
  );
  wrangler.beforeLoad();
  wranglers(1).run(2);
  expect(await wrangler.origin()).toBe('http://127.0.0.1:2');
});

test('a wrangler that has run starts again by itself, and says so instead of errors that tell nothing', async () => {
  const shown = vi.spyOn(console, 'log').mockImplementation(() => {});
  const wrangler = startWrangler([], spawn);
  wranglers(0).run(1);
  for (const line of [...EMPTY_ERROR, ...UNREAD_BODY]) wranglers(0).stderr.emit('data', `${line}\n`);
  wranglers(0).emit('exit', null, 'SIGKILL');
  expect(shown).not.toHaveBeenCalled();
  expect(printed).toHaveBeenCalledExactlyOnceWith(
    '\n✗ The local runtime ended unexpectedly. It starts again, and you do not need to do anything.\n',
  );
  wranglers(1).run(2);
  expect(await wrangler.origin()).toBe('http://127.0.0.1:2');
});

/** Each of the first three wranglers runs and ends after the same time. */
const endThrice = async (afterMs: number) => {
  for (const index of [0, 1, 2]) {
    wranglers(index).run(index);
    await vi.advanceTimersByTimeAsync(afterMs);
    wranglers(index).emit('exit', 1, null);
  }
};

test.each<[string, (wrangler: ReturnType<typeof startWrangler>) => unknown]>([
  ['a minute later', () => vi.advanceTimersByTimeAsync(60_000)],
  ['with the next load', (wrangler) => wrangler.beforeLoad()],
])(
  'a wrangler that ends for the third time within a minute says so, and starts again %s',
  async (_, comes) => {
    const wrangler = startWrangler([], spawn);
    await endThrice(29_000);
    expect(started).toHaveLength(3);
    expect(printed).toHaveBeenLastCalledWith(
      '\n✗ The local runtime keeps ending unexpectedly. Fix what its messages above report. It starts again in a minute, or after the next change.\n',
    );
    await expect(wrangler.origin()).rejects.toThrow('wrangler has ended.');
    await comes(wrangler);
    expect(started).toHaveLength(4);
    wranglers(3).run(4);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await wrangler.origin()).toBe('http://127.0.0.1:4');
    expect(started).toHaveLength(4);
  },
);

test('a wrangler that ends now and then always starts again', async () => {
  startWrangler([], spawn);
  await endThrice(30_000);
  expect(started).toHaveLength(4);
});

/** The map of a module whose first line is from a source, and its second from a package. */
const MAP = {
  version: 3,
  sources: ['../worker/page.tsx', '../node_modules/react/index.js'],
  names: [],
  mappings: 'AAIK;ACAA',
};

test('of a stack trace, the places in sources are shown', async () => {
  const name = `stand-in-${process.pid}.js`;
  const map = join(MODULES_FOLDER, `${name}.map`);
  mkdirSync(MODULES_FOLDER, { recursive: true });
  writeFileSync(map, JSON.stringify(MAP));
  onTestFinished(() => rmSync(map));
  const shown = vi.spyOn(console, 'log').mockImplementation(() => {});
  startWrangler([], spawn);
  const trace = [
    'ReferenceError: x is not defined',
    `    at Page (${name}:1:2)`,
    `    at React (${name}:2:2)`,
  ];
  wranglers(0).stderr.emit('data', trace.join('\n'));
  expect(shown.mock.calls).toEqual([
    ['  worker: ReferenceError: x is not defined'],
    ['  worker:     at Page (worker/page.tsx:5:6)'],
  ]);
});

test('a wrangler whose runtime has crashed is replaced, because it answers nothing any more', async () => {
  const shown = vi.spyOn(console, 'log').mockImplementation(() => {});
  const wrangler = startWrangler([], spawn);
  wranglers(0).run(1);
  const line = '[wrangler:warn] The Workers runtime crashed unexpectedly and is being restarted (crash #1).';
  wranglers(0).stderr.emit('data', `${line}\n`);
  expect(wranglers(0).isEnded).toBe(true);
  expect(shown.mock.calls).toEqual([[`  worker: ${line}`]]);
  wranglers(1).run(2);
  expect(await wrangler.origin()).toBe('http://127.0.0.1:2');
});
