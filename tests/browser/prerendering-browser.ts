import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '#scripts/bench/chromium.ts';

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  error?: { message: string };
}

interface PageTarget {
  sessionId: string;
  targetInfo: { type: string; subtype?: string };
}

/**
 * A Chromium that prerenders pages. Playwright's pages do not prerender, and neither does a page whose debugger is not
 * attached through its tab.
 */
export interface PrerenderingBrowser {
  /** The problems that any page reported: console messages, policy violations, and network failures. */
  problems: string[];
  /** Evaluates an expression in the visible page or in the newest prerendered page. */
  evaluate<Value>(expression: string, where?: 'shown' | 'prerendered'): Promise<Value>;
  open(url: string): Promise<void>;
  pointAt(x: number, y: number): Promise<void>;
  press(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

export const startPrerenderingBrowser = async (): Promise<PrerenderingBrowser> => {
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  const { executablePath = '', args = [] } = await chromiumLaunch();
  const own = [
    '--headless',
    '--remote-debugging-port=0',
    '--window-size=1440,900',
    `--user-data-dir=${folder}`,
  ];
  const child = spawn(executablePath, [...args, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(await addressOf(child));
  await once(socket, 'open');
  const pages: PageTarget[] = [];
  const problems: string[] = [];
  const send = sender(socket, (message) => {
    const problem = problemIn(message);
    if (problem) problems.push(problem);
    if (message.method !== 'Target.attachedToTarget') return;
    const page = message.params as unknown as PageTarget; // The protocol defines these fields.
    pages.push(page);
    // Only pages have a console.
    for (const domain of ['Log', 'Runtime']) send(`${domain}.enable`, {}, page.sessionId).catch(() => {});
  });

  const { targetInfos } = await send('Target.getTargets', { filter: [{}] });
  const tab = (targetInfos as { type: string; targetId: string }[]).find(({ type }) => type === 'tab'); // The protocol defines these fields.
  const { sessionId } = await send('Target.attachToTarget', { targetId: tab?.targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send('Target.setAutoAttach', attach, String(sessionId));

  const ofPages = pages.filter.bind(pages, ({ targetInfo }) => targetInfo.type === 'page');
  const sessionOf = async (where: 'shown' | 'prerendered') => {
    for (const page of ofPages().reverse()) {
      const prerendering = await evaluateIn(page.sessionId, 'document.prerendering').catch(() => undefined);
      if (prerendering === (where === 'prerendered')) return page.sessionId;
    }
    throw new Error(`No page is ${where}.`);
  };
  const evaluateIn = async (session: string, expression: string): Promise<unknown> => {
    const answer = await send(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
      session,
    );
    return (answer.result as { value?: unknown }).value; // The protocol defines these fields.
  };
  const mouse = async (type: string, x: number, y: number, button: 'none' | 'left') =>
    send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }, await sessionOf('shown'));
  return {
    problems,
    evaluate: async <Value>(expression: string, where: 'shown' | 'prerendered' = 'shown') =>
      (await evaluateIn(await sessionOf(where), expression)) as Value, // The caller knows the type of its expression.
    open: async (url) => void (await send('Page.navigate', { url }, await sessionOf('shown'))),
    pointAt: async (x, y) => {
      for (const step of [0, 1, 2]) await mouse('mouseMoved', x + step, y, 'none');
    },
    press: async (x, y) => {
      await mouse('mousePressed', x, y, 'left');
      await mouse('mouseReleased', x, y, 'left').catch(() => {}); // The page may already be gone.
    },
    close: async () => {
      socket.close();
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** Returns the problem that a message reports, if any. Policy violations and failed requests are entries of the log. */
const problemIn = ({ method, params }: Message): string | undefined => {
  const { entry, type } = { entry: undefined, type: '', ...params };
  const level = (entry as { level?: string } | undefined)?.level; // The protocol defines these fields.
  const isProblem =
    method === 'Runtime.exceptionThrown' ||
    (method === 'Log.entryAdded' && level === 'error') ||
    (method === 'Runtime.consoleAPICalled' && /^(error|warning|assert)$/.test(type));
  return isProblem ? JSON.stringify(params) : undefined;
};

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const address = /ws:\/\/\S+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    child.on('exit', () => reject(new Error(`Chromium ended:\n${said}`)));
  });

type Send = (method: string, params?: object, sessionId?: string) => Promise<Record<string, unknown>>;

/** Creates a function that sends commands of the Chrome DevTools Protocol and resolves to their results. */
const sender = (socket: WebSocket, onEvent: (message: Message) => void): Send => {
  const waiting = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id === undefined) onEvent(message);
    else waiting.get(message.id)?.(message);
  });
  return (method, params = {}, sessionId) =>
    new Promise((resolve, reject) => {
      const id = waiting.size + 1;
      waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
      );
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
};
