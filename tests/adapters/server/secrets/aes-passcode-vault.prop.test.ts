import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AesPasscodeVault } from '#adapters/server/secrets/aes-passcode-vault.ts';
import type { Key, KeyRing } from '#adapters/server/secrets/key-ring.ts';
import type { SealedOwner } from '#core/backend/passcodes/passcode-vault.port.ts';

const key = (id: string, fill: number): Key => ({ id, bytes: Buffer.alloc(32, fill) });
const ringOf = (...keys: readonly [Key, ...Key[]]): KeyRing => ({
  current: keys.at(-1) ?? keys[0],
  byId: (id) => keys.find((one) => one.id === id) ?? null,
});
const FIRST = key('1', 7);
const SECOND = key('2', 8);
const vault = new AesPasscodeVault(ringOf(FIRST));
const rotated = new AesPasscodeVault(ringOf(FIRST, SECOND));

const owners: fc.Arbitrary<SealedOwner> = fc.record({
  kind: fc.constantFrom('passcode', 'pin', 'gate'),
  id: fc.uuid(),
});
const codes = fc.string({ unit: 'binary' });
const sites = fc.integer({ min: 1, max: 2 ** 31 - 1 });

describe('a sealed code', () => {
  it('opens for its own row', () => {
    fc.assert(
      fc.property(owners, codes, (owner, code) => {
        expect(vault.open(owner, vault.seal(owner, code))).toBe(code);
      }),
    );
  });

  it('is another text each time', () => {
    const owner = { kind: 'pin', id: 'a' } as const;
    expect(vault.seal(owner, '4711')).not.toBe(vault.seal(owner, '4711'));
  });

  it('opens for no other row and no other kind', () => {
    fc.assert(
      fc.property(owners, owners, codes, (owner, other, code) => {
        fc.pre(owner.id !== other.id || owner.kind !== other.kind);
        expect(vault.open(other, vault.seal(owner, code))).toBeNull();
      }),
    );
  });

  it('opens no more once it was cut', () => {
    fc.assert(
      fc.property(owners, codes, fc.nat(), (owner, code, at) => {
        const sealed = vault.seal(owner, code);
        expect(vault.open(owner, sealed.slice(0, at % sealed.length))).toBeNull();
      }),
    );
  });

  it('opens no more once a character was changed', () => {
    fc.assert(
      fc.property(
        owners,
        codes,
        fc.nat(),
        fc.string({ minLength: 1, maxLength: 1 }),
        (owner, code, at, other) => {
          const sealed = vault.seal(owner, code);
          const place = at % sealed.length;
          fc.pre(sealed[place] !== other);
          const changed = `${sealed.slice(0, place)}${other}${sealed.slice(place + 1)}`;
          expect(vault.open(owner, changed)).toBeNull();
        },
      ),
    );
  });

  it('opens after the key was rotated, and not once its key is gone', () => {
    fc.assert(
      fc.property(owners, codes, (owner, code) => {
        const sealed = vault.seal(owner, code);
        expect(rotated.open(owner, sealed)).toBe(code);
        expect(rotated.seal(owner, code).startsWith('2.')).toBe(true);
        expect(new AesPasscodeVault(ringOf(SECOND)).open(owner, sealed)).toBeNull();
      }),
    );
  });
});

describe('a fingerprint', () => {
  it('is that of its code at its site alone, also after the key was rotated', () => {
    fc.assert(
      fc.property(sites, codes, sites, codes, (site, code, otherSite, other) => {
        const mark = vault.fingerprint(site, code);
        expect(vault.matches(site, code, mark)).toBe(true);
        expect(rotated.matches(site, code, mark)).toBe(true);
        expect(vault.matches(otherSite, code, mark)).toBe(otherSite === site);
        expect(vault.matches(site, other, mark)).toBe(other === code);
      }),
    );
  });

  it('of a key that is gone is nobody’s', () => {
    const mark = vault.fingerprint(5, 'HARBOR7');
    expect(new AesPasscodeVault(ringOf(SECOND)).matches(5, 'HARBOR7', mark)).toBe(false);
    expect(vault.matches(5, 'HARBOR7', 'nothing')).toBe(false);
  });
});
