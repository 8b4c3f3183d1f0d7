import { vi } from 'vitest';

const WAIT_MS = 20_000;
const { waitFor } = vi;

// By default, `vi.waitFor` gives up after one second, which is too soon on a busy machine.
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: WAIT_MS, ...options });
