import { createHash, randomBytes } from 'node:crypto';
import type { HashOutcome, SecretHasher } from '#core/backend/secret-hasher.port.ts';

const digest = (salt: string, secret: string): string =>
  createHash('sha256').update(`${salt}${secret}`).digest('hex');

/** A real, salted, but fast hasher, so that tests are not slow. Can simulate a busy hasher and outdated hashes. */
export class QuickHasher implements SecretHasher {
  busy = false;
  outdated = false;
  verified = 0;
  /** Called while a hash is verified. During this call, no transaction may be open. */
  onVerify: () => Promise<void> = () => Promise.resolve();

  hash(secret: string): Promise<HashOutcome> {
    return Promise.resolve(this.busy ? 'busy' : this.hashNow(secret));
  }

  hashNow(secret: string): string {
    const salt = randomBytes(8).toString('hex');
    return `quick$${salt}$${digest(salt, secret)}`;
  }

  async verify(hash: string | null, secret: string): Promise<boolean | 'busy'> {
    if (this.busy) return 'busy';
    this.verified += 1;
    await this.onVerify();
    const [, salt = '', stored] = (hash ?? 'quick$00$00').split('$');
    return digest(salt, secret) === stored;
  }

  needsRehash(): boolean {
    return this.outdated;
  }
}
