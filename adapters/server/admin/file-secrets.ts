import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ENCRYPTED } from '#core/provisioning/portal-kind.ts';

const IV = 12;
const TAG = 16;

/** Returns a new key for one file, in its text form. */
export const newFileKey = (): string => randomBytes(32).toString('hex');

/** Parses the text form of a key. Returns null when it is not a key. */
export const readFileKey = (text: string): Buffer | null =>
  /^[0-9a-f]{64}$/i.test(text.trim()) ? Buffer.from(text.trim(), 'hex') : null;

/** Encrypts a code and binds it to its position in a file (AES-256-GCM). */
export const encryptSecret = (key: Buffer, place: string, code: string): string => {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
  return ENCRYPTED + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
};

/** Decrypts a code. Returns null when it was truncated, moved, or encrypted with another key. */
export const decryptSecret = (key: Buffer, place: string, text: string): string | null => {
  const bytes = Buffer.from(text.slice(ENCRYPTED.length), 'base64');
  if (bytes.length <= IV + TAG) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV));
  decipher.setAAD(Buffer.from(place));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  try {
    return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    // The authentication tag does not match, so the result is null.
    return null;
  }
};
