import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { PasscodeVault, SealedOwner } from '#core/backend/passcodes/passcode-vault.port.ts';
import { derivedKey } from './derived-key.ts';
import type { Key, KeyRing } from './key-ring.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const sealingKey = (key: Key): Buffer => derivedKey({ current: key }, 'passcode seal');

const ownerBytes = ({ kind, id }: SealedOwner): Buffer => Buffer.from(JSON.stringify([kind, id]));

const fingerprintUnder = (key: Key, siteNum: number, code: string): string => {
  const mac = createHmac('sha256', derivedKey({ current: key }, 'passcode fingerprint'));
  return `${key.id}.${mac.update(JSON.stringify([siteNum, code])).digest('hex')}`;
};

/**
 * Encrypts with AES-256-GCM and computes HMAC-SHA-256, with keys derived from the passcode key ring. Every output starts
 * with the id of its key (SECURITY.md §2.16).
 */
export class AesPasscodeVault implements PasscodeVault {
  readonly #ring: KeyRing;

  constructor(ring: KeyRing) {
    this.#ring = ring;
  }

  seal(owner: SealedOwner, code: string): string {
    const { current } = this.#ring;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', sealingKey(current), iv);
    cipher.setAAD(ownerBytes(owner));
    const sealed = Buffer.concat([iv, cipher.update(code, 'utf8'), cipher.final()]);
    return `${current.id}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`;
  }

  open(owner: SealedOwner, sealed: string): string | null {
    const [key, text] = this.#split(sealed);
    const bytes = Buffer.from(text, 'base64url');
    // Decoding ignores invalid characters, so the bytes are encoded again and compared with the input. Each encrypted text
    // therefore has exactly one valid form.
    if (key === null || bytes.length < IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== text)
      return null;
    const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), bytes.subarray(0, IV_BYTES));
    decipher.setAAD(ownerBytes(owner));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const body = bytes.subarray(IV_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    } catch {
      // The text was altered or belongs to another row.
      return null;
    }
  }

  fingerprint(siteNum: number, code: string): string {
    return fingerprintUnder(this.#ring.current, siteNum, code);
  }

  matches(siteNum: number, code: string, fingerprint: string): boolean {
    const [key] = this.#split(fingerprint);
    const wanted = Buffer.from(fingerprint);
    const made = Buffer.from(fingerprintUnder(key ?? this.#ring.current, siteNum, code));
    return made.length === wanted.length && timingSafeEqual(made, wanted);
  }

  #split(text: string): readonly [Key | null, string] {
    const dot = Math.max(text.indexOf('.'), 0);
    return [this.#ring.byId(text.slice(0, dot)), text.slice(dot + 1)];
  }
}
