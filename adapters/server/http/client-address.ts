import { BlockList, isIP } from 'node:net';

/** Converts an IPv4-mapped IPv6 address to its IPv4 form. Returns other addresses unchanged. */
export const plainAddress = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
};

/** Returns true if an address is a proxy whose forwarding header is trusted. */
export type TrustedProxies = (address: string) => boolean;

/** Builds the proxy predicate from the setting. An empty list trusts no proxy. */
export const proxyList = (entries: readonly string[]): TrustedProxies => {
  if (entries.length === 0) return () => false;
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
};

/**
 * Returns the client's IP address: the socket's peer or, if the peer is a trusted proxy, the right-most untrusted hop of
 * `X-Forwarded-For` (SECURITY.md §2.4). A hop that is not an address ends the search, because all hops to its left may be
 * forged.
 */
export const clientAddress = (
  peer: string,
  forwardedFor: string | undefined,
  trusts: TrustedProxies,
): string => {
  let current = plainAddress(peer);
  if (!trusts(current)) return current;
  const hops = (forwardedFor ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  while (trusts(current)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    current = next;
  }
  return current;
};
