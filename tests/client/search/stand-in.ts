import { createRequire } from 'node:module';
import { vi } from 'vitest';
import { type FakeResult, searchBody } from './search-answers.ts';

/** A request that the stand-in received. */
export interface SearchCall {
  /** `https://host/path` */
  address: string;
  /** The parameters of the address, among them the client's key. */
  keys: Record<string, string>;
  params: Record<string, unknown> & { query: string };
}

/**
 * What a client gets: a result, an answer of any form, or none, because there is no host (`unreachable`), the host does not
 * answer (`silent`), or it never ends its answer (`endless`).
 */
export type Reply = FakeResult | { status: number; body: string } | 'unreachable' | 'silent' | 'endless';

export type Replies = (call: SearchCall) => Reply | Promise<Reply>;

/** A reply that waits until it is released. */
export const heldReply = (reply: Reply) => {
  let release = () => {};
  const held = new Promise<Reply>((resolve) => {
    release = () => resolve(reply);
  });
  return { reply: held, release: () => release() };
};

/** Answers the provider's client in the place of all hosts, from now on. Returns the requests so far. */
export const standIn = (reply: Replies): SearchCall[] => {
  const calls: SearchCall[] = [];
  class FakeRequest {
    readonly OPENED = 1;
    readyState = 0;
    status = 0;
    responseText = '';
    onload = () => {};
    onerror = () => {};
    onreadystatechange = () => {};
    #address = '';
    #keys: Record<string, string> = {};
    #isAborted = false;
    open(_: string, url: string) {
      const { protocol, host, pathname, searchParams } = new URL(url);
      this.#keys = Object.fromEntries(searchParams);
      this.#address = `${protocol}//${host}${pathname}`;
    }
    setRequestHeader() {}
    getAllResponseHeaders() {
      return '';
    }
    abort() {
      this.#isAborted = true;
    }
    async send(body: string) {
      const [params] = JSON.parse(body).requests;
      const call = { address: this.#address, keys: this.#keys, params };
      calls.push(call);
      const given = await reply(call);
      if (this.#isAborted || given === 'silent') return;
      if (given === 'unreachable') return this.onerror();
      this.readyState = 2;
      this.onreadystatechange();
      if (given === 'endless') return;
      const { status, body: text } = 'status' in given ? given : { status: 200, body: searchBody(given) };
      Object.assign(this, { status, responseText: text });
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return calls;
};

/** The client's build for browsers. Node.js would get the one for servers. */
export const browserClient = () => {
  const forServers = createRequire(import.meta.url).resolve('algoliasearch/lite');
  return import(forServers.replace('node.cjs', 'browser.js'));
};
