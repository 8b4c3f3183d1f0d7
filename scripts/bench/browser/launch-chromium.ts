import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
/** In one process the page would share its main thread's figures with the browser, and closing a page closes all. */
const ONE_PROCESS = ['--single-process', '--no-zygote'];

/** The Chromium that comes through npm on Linux x64; elsewhere the reader's own Chrome, or `CHROME_PATH`. */
export const launchChromium = async (): Promise<Browser> => {
  if (process.platform === 'linux' && process.arch === 'x64') {
    const args = [...chromium.args, '--no-sandbox'].filter((arg) => !ONE_PROCESS.includes(arg));
    return playwright.launch({ executablePath: await chromium.executablePath(), args });
  }
  const executablePath = process.env.CHROME_PATH ?? INSTALLED.find((path) => existsSync(path));
  if (!executablePath)
    throw new Error('The bench needs Chrome or Chromium. Install one, or set CHROME_PATH to it.');
  return playwright.launch({ executablePath });
};
