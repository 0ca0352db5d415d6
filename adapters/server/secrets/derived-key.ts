import { hkdfSync } from 'node:crypto';
import type { KeyRing } from './key-ring.ts';

/** A key for one more purpose, made of a ring's current key; neither tells anything about the other (HKDF, RFC 5869). */
export const derivedKey = (ring: Pick<KeyRing, 'current'>, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', ring.current.bytes, '', purpose, 32));
