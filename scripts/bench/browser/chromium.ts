import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import type { LaunchOptions } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Launches the Chromium that comes through npm on Linux x64, and elsewhere the installed Chrome or `CHROME_PATH`. */
export const chromiumLaunch = async (): Promise<LaunchOptions> => {
  if (process.platform === 'linux' && process.arch === 'x64') {
    return {
      executablePath: await chromium.executablePath(),
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    };
  }
  const executablePath = process.env.CHROME_PATH ?? INSTALLED.find((path) => existsSync(path));
  if (!executablePath)
    throw new Error(
      'Browser tests and the bench need Chrome or Chromium. Install one, or set CHROME_PATH to it.',
    );
  return { executablePath };
};
