import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Key, KeyRing } from '../secrets/key-ring.ts';

const mark = (key: Key, browserId: string, nonce: string): string =>
  createHmac('sha256', key.bytes).update(`${browserId}.${nonce}`).digest('base64url');

/** The signed double submit: `keyId.HMAC(browserId ‖ nonce).nonce` (SECURITY.md §2.3). */
export class XsrfSigner {
  readonly #keys: KeyRing;

  constructor(keys: KeyRing) {
    this.#keys = keys;
  }

  /** A random browser id: 256 bits. */
  browserId(): string {
    return randomBytes(32).toString('base64url');
  }

  /** A fresh token for this browser. */
  issue(browserId: string): string {
    const key = this.#keys.current;
    const nonce = randomBytes(16).toString('base64url');
    return `${key.id}.${mark(key, browserId, nonce)}.${nonce}`;
  }

  /** Whether we made this token for this very browser; compared in constant time. */
  fits(browserId: string, token: string): boolean {
    const [keyId = '', given = '', nonce = '', ...rest] = token.split('.');
    const key = this.#keys.byId(keyId);
    if (key === null || rest.length > 0 || nonce === '') return false;
    const expected = Buffer.from(mark(key, browserId, nonce));
    const presented = Buffer.from(given);
    return expected.length === presented.length && timingSafeEqual(expected, presented);
  }
}
