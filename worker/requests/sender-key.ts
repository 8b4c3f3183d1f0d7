const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;
/** The first six groups of an IPv4 address that is written as IPv6 (RFC 4291, 2.5.5.2). */
const MAPPED_IPV4 = '0:0:0:0:0:ffff';

/**
 * The name under which a sender's requests are counted: an IPv4 address as it is, an IPv6 address as its /64 network, which
 * one sender commonly owns as a whole. All spellings of an address give one key.
 */
export const senderKey = (address: string): string => {
  const groups = ipv6Groups(address);
  if (!groups) return address;
  return groups.slice(0, 6).join(':') === MAPPED_IPV4
    ? groups.slice(6).flatMap(bytesOfGroup).join('.')
    : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
};

/** The eight groups of an IPv6 address in lower case without leading zeros; `undefined` for any other text. */
const ipv6Groups = (address: string): string[] | undefined => {
  if (!/^[\da-f:.]+$/i.test(address)) return undefined;
  // A URL's host is checked and has one spelling, in which `::` may still stand for groups of zeros.
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
