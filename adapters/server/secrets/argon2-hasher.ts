import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import type { HashOutcome, SecretHasher } from '#core/backend/secret-hasher.port.ts';
import { BoundedPool } from './bounded-pool.ts';

/**
 * OWASP's minimum parameters for argon2id: 19 MiB, 2 passes, 1 lane, 12 to 50 ms per hash. Each hash contains its own
 * parameters, so that the parameters can be changed later (SECURITY.md §2.8).
 */
const PARAMETERS = { memoryCost: 19456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

/**
 * Hashes on separate threads, so that the thread that serves requests is never blocked. At most cores − 1 hashes run in
 * parallel, and at most 50 wait.
 */
export class Argon2Hasher implements SecretHasher {
  readonly #pool: BoundedPool;
  /** A hash that matches no password, which is compared when the username is unknown. */
  readonly #dummy = hash(crypto.randomUUID(), PARAMETERS);

  constructor(pool?: BoundedPool) {
    this.#pool =
      pool ?? new BoundedPool({ width: Math.max(1, availableParallelism() - 1), waiting: 50 });
  }

  /** Current load of the thread pool, for metrics. */
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
