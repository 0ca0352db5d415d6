/** A hash, or `busy` if the queue of the worker pool is full. No hash equals the text `busy`. */
export type HashOutcome = (string & {}) | 'busy';

/** Hashes passwords and security answers in a worker pool. Returns `busy` if the pool's queue is full (SECURITY.md §2.8). */
export interface SecretHasher {
  hash(secret: string): Promise<HashOutcome>;
  /**
   * Checks a secret against its hash. Takes as long for a null `hash` as for a real one, so that response times do not
   * reveal which usernames exist.
   */
  verify(hash: string | null, secret: string): Promise<boolean | 'busy'>;
  /** Returns true if the hash was made with outdated parameters. */
  needsRehash(hash: string): boolean;
}

/** Provides keys and randomness to the back end. The keys are stored outside the database (SECURITY.md §2.16). */
export interface SecretSource {
  /** Returns 256 random bits as text that is safe in cookies and URLs. */
  token(): string;
  /** Returns six uniformly random digits. */
  code(): string;
  /** Returns the SHA-256 of a 256-bit secret or of the bytes of a file, in hex. */
  digest(text: string | Uint8Array): string;
  /** Returns the HMAC-SHA-256 of a one-time code and its purpose, in hex. */
  codeMac(input: {
    readonly kind: string;
    readonly subject: string;
    readonly session: string | null;
    readonly code: string;
  }): string;
  /** Returns the HMAC-SHA-256 of `facts` in hex, under a key that is used for `purpose` only. */
  mark(purpose: string, facts: readonly string[]): string;
  /** Encrypts a refresh secret under a key derived from the refresh secret that it replaces (SECURITY.md §2.2). */
  seal(plain: string, under: string): string;
  unseal(sealed: string, under: string): string | null;
}
