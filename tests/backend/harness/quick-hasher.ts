import { createHash, randomBytes } from 'node:crypto';
import type { HashOutcome, SecretHasher } from '#core/backend/secret-hasher.port.ts';

const digest = (salt: string, secret: string): string =>
  createHash('sha256').update(`${salt}${secret}`).digest('hex');

/** A real, salted, but quick hash, so that tests spend their time on what they test; can be told to be full or to find its hashes old. */
export class QuickHasher implements SecretHasher {
  busy = false;
  outdated = false;
  verified = 0;
  /** Called while a hash is compared, i.e. while no transaction is open. */
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
