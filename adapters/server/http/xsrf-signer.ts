import { createHmac, randomFillSync, timingSafeEqual } from 'node:crypto';
import type { Key, KeyRing } from '../secrets/key-ring.ts';

/** Pairs at most, about a quarter of a megabyte. */
const REMEMBERED = 1000;

const mark = (key: Key, browserId: string, nonce: string): string =>
  createHmac('sha256', key.bytes).update(`${browserId}.${nonce}`).digest('base64url');

/** Random texts out of a stock, because asking the system costs the same for 32 bytes as for 4096; none is given out twice. */
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

/** The signed double submit: `keyId.HMAC(browserId ‖ nonce).nonce` (SECURITY.md §2.3). */
export class XsrfSigner {
  readonly #keys: KeyRing;
  readonly #random = new RandomStock();
  /** Pairs that were found to fit, so that a browser is not reckoned out again at each request. */
  readonly #fitting = new Set<string>();

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  /** A random browser id: 256 bits. */
  browserId(): string {
    return this.#random.text(32);
  }

  /** A fresh token for this browser. */
  issue(browserId: string): string {
    const key = this.#keys.current;
    const nonce = this.#random.text(16);
    return `${key.id}.${mark(key, browserId, nonce)}.${nonce}`;
  }

  /** Whether we made this token for this very browser; compared in constant time. */
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
