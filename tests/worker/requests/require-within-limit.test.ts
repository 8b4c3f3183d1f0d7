import { expect, test, vi } from 'vitest';
import { requireWithinLimit } from '#worker/requests/require-within-limit.ts';

test('limits nobody while the limiter fails', async () => {
  const failing = { limit: () => Promise.reject(new Error('down')) };
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(requireWithinLimit(failing, new Headers())).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
});
