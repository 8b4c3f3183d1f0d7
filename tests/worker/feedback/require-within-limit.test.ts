import { expect, it } from 'vitest';
import { requireWithinLimit } from '#worker/feedback/require-within-limit.ts';

it('limits nobody while the limiter fails', async () => {
  const failing = { limit: () => Promise.reject(new Error('down')) };
  await expect(requireWithinLimit(failing, new Headers())).resolves.toBeUndefined();
});
