import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

interface Problems {
  /** The problems so far, one line each. */
  found: string[];
  /** Allows a problem that the test causes on purpose. */
  allow(pattern: RegExp): void;
}

/** Runs in the page and reports violations of the policy to the console, where some of them have no message. */
const reportViolations = () =>
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`Policy violation: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  );

const lineOf = (message: ConsoleMessage) =>
  `console ${message.type()}: ${message.text()} (${message.location().url})`;

/** `true` when a request ended because the reader left the page, as with a prefetch. */
const wasLeft = (reason: string) => reason === 'net::ERR_ABORTED';

/** A test that fails on a console error or warning, an error, a policy violation or a failed request. */
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

/** Resolves once the entry script has run and has begun what it leaves for idle time. */
export const pageStarted = (page: Page): Promise<void> =>
  expect(page.locator('body > [role=status]')).toBeAttached();

export const openPage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await pageStarted(page);
};
