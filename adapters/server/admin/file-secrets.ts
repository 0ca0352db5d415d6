import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ENCRYPTED } from '#core/provisioning/portal-kind.ts';

const IV = 12;
const TAG = 16;

/** Returns a new random key for one file, as hexadecimal text. */
export const newFileKey = (): string => randomBytes(32).toString('hex');

/** Parses a hexadecimal key. Returns null when the text is not a valid key. */
export const readFileKey = (text: string): Buffer | null =>
  /^[0-9a-f]{64}$/i.test(text.trim()) ? Buffer.from(text.trim(), 'hex') : null;

/** Encrypts a secret and binds it to its position in a file (AES-256-GCM). */
export const encryptSecret = (key: Buffer, place: string, code: string): string => {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return ENCRYPTED + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
};

/** Decrypts a secret. Returns null when the encrypted text was truncated, moved, or encrypted with another key. */
export const decryptSecret = (key: Buffer, place: string, text: string): string | null => {
  const bytes = Buffer.from(text.slice(ENCRYPTED.length), 'base64');
  if (bytes.length <= IV + TAG) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  try {
    return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // The authentication tag does not match.
    return null;
  }
};
