import { hkdfSync } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** Derives a key for another purpose from the current key of a ring. Neither of the two keys reveals the other (HKDF, RFC 5869). */
export const derivedKey = (ring: Pick<KeyRing, 'current'>, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', ring.current.bytes, '', purpose, 32));
