import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey } from '#core/backend/limits/address-key.rule.ts';

const group = fc.integer({ min: 1, max: 0xffff }).map((n) => n.toString(16));
const prefix = fc.tuple(group, group, group, group);
const host = fc.tuple(group, group, group, group);

describe('addressKey', () => {
  it('counts every address of one /64 alike, and of another apart', () => {
    fc.assert(
      fc.property(prefix, host, host, prefix, (network, one, two, other) => {
        const key = (n: readonly string[], h: readonly string[]) =>
          addressKey([...n, ...h].join(':'));
        expect(key(network, one)).toBe(key(network, two));
        if (network.join() !== other.join()) expect(key(network, one)).not.toBe(key(other, one));
      }),
    );
  });

  it('leaves IPv4 whole, mapped or not', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        expect(addressKey(address)).toBe(address);
        expect(addressKey(`::FFFF:${address}`)).toBe(address);
      }),
    );
  });

  it.each([
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:1::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['1:2:3::', '1:2:3:0::/64'],
  ])('cuts %s to %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
