import { expect, it, vi } from 'vitest';
import { requireWithinLimit } from '#worker/feedback/require-within-limit.ts';

it('limits nobody while the limiter fails', async () => {
  const failing = { limit: () => Promise.reject(new Error('down')) };
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(requireWithinLimit(failing, new Headers())).resolves.toBeUndefined();
  expect(log).toHaveBeenCalledOnce();
});
