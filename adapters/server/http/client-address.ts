import { BlockList, isIP } from 'node:net';

/** An IPv4 address that came by IPv6 as it is written otherwise. */
export const plainAddress = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  return mapped?.[1] ?? address;
};

/** Whether an address is a proxy whose forwarding header counts. */
export type TrustedProxies = (address: string) => boolean;

/** The proxies of the setting; empty = nobody's header counts. */
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
 * The socket's peer, unless that is a trusted proxy; then the right-most hop of `X-Forwarded-For` that is not one
 * (SECURITY.md §2.4). A hop that is no address ends the walk: what stands left of it was written by a stranger.
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
