import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
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

test('a wrangler that ends early says so, and starts again before the next load', async () => {
  const wrangler = startWrangler([], spawn);
  wranglers(0).emit('exit', 1, null);
  await expect(wrangler.origin()).rejects.toThrow('wrangler has ended.');
  expect(printed).toHaveBeenCalledWith(
    '\n✗ wrangler ended (1). Mend what its messages above say. It starts again after the next change.',
  );
  wrangler.beforeLoad();
  wranglers(1).run(2);
  expect(await wrangler.origin()).toBe('http://127.0.0.1:2');
});

test('a wrangler that has run for a while starts again by itself', async () => {
  const wrangler = startWrangler([], spawn);
  wranglers(0).run(1);
  await vi.advanceTimersByTimeAsync(10_001);
  wranglers(0).emit('exit', null, 'SIGKILL');
  wranglers(1).run(2);
  expect(await wrangler.origin()).toBe('http://127.0.0.1:2');
});

test('a wrangler whose runtime has crashed is replaced, because it answers nothing any more', async () => {
  const shown = vi.spyOn(console, 'log').mockImplementation(() => {});
  const wrangler = startWrangler([], spawn);
  wranglers(0).run(1);
  await vi.advanceTimersByTimeAsync(10_001);
  const line = '[wrangler:warn] The Workers runtime crashed unexpectedly and is being restarted (crash #1).';
  wranglers(0).stderr.emit('data', `${line}\n`);
  expect(wranglers(0).isEnded).toBe(true);
  expect(shown.mock.calls).toEqual([[`  worker: ${line}`]]);
  wranglers(1).run(2);
  expect(await wrangler.origin()).toBe('http://127.0.0.1:2');
});
