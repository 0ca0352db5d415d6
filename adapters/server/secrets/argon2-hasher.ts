import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { HashOutcome, SecretHasher } from '#core/backend/secret-hasher.port.ts';
import { BoundedPool } from './bounded-pool.ts';

/** OWASP's least parameters for argon2id: 19 MiB, 2 passes, 1 lane, 12 to 50 ms a hash; kept in the hash, so they may change (SECURITY.md §2.8). */
const PARAMETERS = { memoryCost: 19456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/** Hashes on the library's own threads, never on the one that serves requests; cores − 1 at once, 50 waiting. */
export class Argon2Hasher implements SecretHasher {
  readonly #pool: BoundedPool;
  /** What an unknown name is compared with: made once, fits nobody. */
  readonly #dummy = hash(crypto.randomUUID(), PARAMETERS);

  constructor(pool?: BoundedPool) {
    this.#pool =
      pool ?? new BoundedPool({ width: Math.max(1, availableParallelism() - 1), waiting: 50 });
  }

  /** How busy it is, for figures. */
  get load(): BoundedPool['load'] {
    return this.#pool.load;
  }

  hash(secret: string): Promise<HashOutcome> {
    return this.#pool.run(() => hash(secret, PARAMETERS));
  }

  verify(hashed: string | null, secret: string): Promise<boolean | 'busy'> {
    return this.#pool.run(async () => {
      const matches = await verify(hashed ?? (await this.#dummy), secret);
      return matches && hashed !== null;
    });
  }

  needsRehash(hashed: string): boolean {
    const { memoryCost, timeCost, parallelism } = parseOptions(hashed);
    return (
      memoryCost !== PARAMETERS.memoryCost ||
      timeCost !== PARAMETERS.timeCost ||
      parallelism !== PARAMETERS.parallelism
    );
  }
}
