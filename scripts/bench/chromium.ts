import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import chromium from '@sparticuz/chromium';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** In a single process, a page's figures would include the browser's, and closing a page would close all pages. */
const ONE_PROCESS = ['--single-process', '--no-zygote'];

/** The flags of the Chromium from npm. They halve the time of a paint on a machine without a graphics card. */
export const FAST_PAINT_ARGS = chromium.args.filter((arg) => !ONE_PROCESS.includes(arg));

/** The Chromium from npm with `moreArgs` on Linux x64. Elsewhere, the Chrome of `CHROME_PATH` or an installed one. */
export const chromiumLaunch = async (moreArgs: readonly string[] = []): Promise<LaunchOptions> => {
  if (process.platform === 'linux' && process.arch === 'x64') {
    return {
      executablePath: await chromium.executablePath(),
      args: ['--no-sandbox', '--disable-dev-shm-usage', ...moreArgs],
    };
  }
  const executablePath = process.env.CHROME_PATH ?? INSTALLED.find((path) => existsSync(path));
  if (!executablePath)
    throw new Error(
      'Browser tests and the bench need Chrome or Chromium. Install one, or set CHROME_PATH to it.',
    );
  return { executablePath };
};
