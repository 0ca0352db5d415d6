import { createHmac, randomFillSync, timingSafeEqual } from 'node:crypto';
import type { Key, KeyRing } from '../secrets/key-ring.ts';

/** Maximum number of cached verifications. */
const REMEMBERED = 1000;

const mark = (key: Key, browserId: string, nonce: string): string =>
  createHmac('sha256', key.bytes).update(`${browserId}.${nonce}`).digest('base64url');

/** Produces random texts from a buffer of random bytes, which saves system calls. No byte is used twice. */
class RandomStock {
  readonly #bytes = Buffer.alloc(4096);
  #used = this.#bytes.length;

  text(length: number): string {
    if (this.#used + length > this.#bytes.length) {
      randomFillSync(this.#bytes);
      this.#used = 0;
    }
    this.#used += length;
    return this.#bytes.toString('base64url', this.#used - length, this.#used);
  }
}

/** Signs and verifies XSRF tokens (signed double submit): `keyId.HMAC(browserId ‖ nonce).nonce` (SECURITY.md §2.3). */
export class XsrfSigner {
  readonly #keys: KeyRing;
  readonly #random = new RandomStock();
  /** Pairs of browser id and token that were verified before, so that the HMAC is not computed for each request. */
  readonly #fitting = new Set<string>();

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  /** Returns a random 256-bit browser id. */
  browserId(): string {
    return this.#random.text(32);
  }

  /** Returns a new XSRF token for a browser. */
  issue(browserId: string): string {
    const key = this.#keys.current;
    const nonce = this.#random.text(16);
    return `${key.id}.${mark(key, browserId, nonce)}.${nonce}`;
  }

  /** Returns true if this server issued the token to this browser. Compares in constant time. */
  fits(browserId: string, token: string): boolean {
    const pair = `${browserId} ${token}`;
    if (this.#fitting.has(pair)) return true;
    if (!this.#reckon(browserId, token)) return false;
    if (this.#fitting.size >= REMEMBERED) this.#fitting.clear();
    this.#fitting.add(pair);
    return true;
  }

  #reckon(browserId: string, token: string): boolean {
    const [keyId = '', given = '', nonce = '', ...rest] = token.split('.');
    const key = this.#keys.byId(keyId);
    if (key === null || rest.length > 0 || nonce === '') return false;
    const expected = Buffer.from(mark(key, browserId, nonce));
    const presented = Buffer.from(given);
    return expected.length === presented.length && timingSafeEqual(expected, presented);
  }
}
