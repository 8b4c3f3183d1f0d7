import type { Page } from '@playwright/test';
import { COPY_CONFIRMATION_MS } from '#content/limits.ts';

/** Keeps the confirmation of a copy visible, because a busy machine could miss it. Must be called before the page opens. */
export const holdCopied = (page: Page) =>
  page.addInitScript((duration) => {
    const { setTimeout } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (work: () => void, ms?: number) => (ms === duration ? 0 : setTimeout(work, ms)),
    });
  }, COPY_CONFIRMATION_MS);
