import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
import type { SecretSource } from '#core/backend/secret-hasher.port.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { derivedKey } from './derived-key.ts';
import type { KeyRing } from './key-ring.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Creates random values and keyed hashes with node:crypto (SECURITY.md §2.2, §2.5). */
export class NodeSecretSource implements SecretSource {
  readonly #codes: KeyRing;
  readonly #refresh: KeyRing;

  constructor(keys: { readonly codes: KeyRing; readonly refresh: KeyRing }) {
    this.#codes = keys.codes;
    this.#refresh = keys.refresh;
  }

  token(): string {
    return randomBytes(32).toString('base64url');
  }

  code(): string {
    return String(randomInt(0, 10 ** LIMITS.codeDigits)).padStart(LIMITS.codeDigits, '0');
  }

  digest(text: string | Uint8Array): string {
    return createHash('sha256').update(text).digest('hex');
  }

  codeMac(input: Parameters<SecretSource['codeMac']>[0]): string {
    // JSON-encoded, so that different inputs never produce the same text.
    const bound = JSON.stringify([input.kind, input.subject, input.session, input.code]);
    return createHmac('sha256', this.#codes.current.bytes).update(bound).digest('hex');
  }

  mark(purpose: string, facts: readonly string[]): string {
    const key = derivedKey(this.#codes, purpose);
    return createHmac('sha256', key).update(JSON.stringify(facts)).digest('hex');
  }

  seal(plain: string, under: string): string {
    const { id, bytes } = this.#refresh.current;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', derive(bytes, under), iv);
    const sealed = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final()]);
    return `${id}.${Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')}`;
  }

  unseal(sealed: string, under: string): string | null {
    const dot = sealed.indexOf('.');
    const key = this.#refresh.byId(sealed.slice(0, Math.max(dot, 0)));
    const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url');
    if (key === null || bytes.length < IV_BYTES + TAG_BYTES) return null;
    const cipher = createDecipheriv(
      'aes-256-gcm',
      derive(key.bytes, under),
      bytes.subarray(0, IV_BYTES),
    );
    cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const body = bytes.subarray(IV_BYTES, -TAG_BYTES);
      return Buffer.concat([cipher.update(body), cipher.final()]).toString('utf8');
    } catch {
      // The predecessor differs, or the encrypted text was altered.
      return null;
    }
  }
}

const derive = (key: Buffer, under: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, under, 'refresh successor', 32));
