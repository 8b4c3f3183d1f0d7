const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;
/** The first six groups of an IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2). */
const MAPPED_IPV4 = '0:0:0:0:0:ffff';

/**
 * Returns the key that a sender's requests are counted by. An IPv4 address is its own key. The key of an IPv6 address is its
 * /64 network, since one host usually owns all of it. All spellings of an address give the same key.
 */
export const senderKey = (address: string): string => {
  const groups = ipv6Groups(address);
  if (!groups) return address;
  return groups.slice(0, 6).join(':') === MAPPED_IPV4
    ? groups.slice(6).flatMap(bytesOfGroup).join('.')
    : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
};

/** Returns the eight groups of an IPv6 address, in lower case and without leading zeros. */
const ipv6Groups = (address: string): string[] | undefined => {
  if (!/^[\da-f:.]+$/i.test(address)) return undefined;
  // The URL parser validates and normalizes the address, but does not expand `::`.
  const host = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (host === undefined) return undefined;
  const [first = [], last = []] = host.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = new Array<string>(IPV6_GROUPS - first.length - last.length).fill('0');
  return [...first, ...zeros, ...last];
};

const bytesOfGroup = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
};
