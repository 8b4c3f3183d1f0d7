import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export interface Problems {
  /** The problems so far, each on one line. */
  found: string[];
  /** Allows a problem that the test causes on purpose. */
  allow(pattern: RegExp): void;
}

/** Runs in the page and reports policy violations to the console, because browsers do not report all of them there. */
const reportViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`Policy violation: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  );

const lineOf = (message: ConsoleMessage) =>
  `console ${message.type()}: ${message.text()} (${message.location().url})`;

/** `true` if a request ended because the page was left, for example during a prefetch. */
const wasLeft = (reason: string) => reason === 'net::ERR_ABORTED';

/** A test that fails after a console error or warning, an uncaught error, a policy violation, or a failed request. */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ context }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      await context.addInitScript(reportViolations);
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type())) found.push(lineOf(message));
      });
      context.on('weberror', (error) => found.push(`error: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        if (!wasLeft(reason)) found.push(`request: ${request.url()} ${reason}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) found.push(`request: ${response.url()} ${response.status()}`);
      });
      await use({ found, allow: (pattern) => allowed.push(pattern) });
      expect(found.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Resolves once the entry script has run and has started its idle work, and text no longer moves for its font. */
export const pageStarted = async (page: Page): Promise<void> => {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    // The entry script has asked for the same two before.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
    await document.fonts.ready;
  });
};

export const openPage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await pageStarted(page);
};
