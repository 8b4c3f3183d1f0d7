import type { LiteClient } from 'algoliasearch/lite';

type HostsCache = LiteClient['transporter']['hostsCache'];

const urlOf = (host: object | string): string =>
  typeof host === 'object' && 'url' in host ? String(host.url) : '';

/**
 * Remembers which hosts failed, for as long as the page is open. The client's own memory never finds a host again, because
 * it files each host under the state that it was in. A failed host would then be asked each time instead of after two minutes.
 */
export const hostStates = (): HostsCache => {
  // The client reads back what it wrote.
  const states = new Map<string, never>();
  return {
    get: async (host, defaultValue) => states.get(urlOf(host)) ?? defaultValue(),
    set: async (host, state) => {
      states.set(urlOf(host), state as never);
      return state;
    },
    delete: async (host) => void states.delete(urlOf(host)),
    clear: async () => states.clear(),
  };
};
