/** A hash, or `busy` if the pool is full. No hash has the value `busy`. */
export type HashOutcome = (string & {}) | 'busy';

/** Hashes passwords and security answers in a bounded pool. Returns `busy` if its queue is full (SECURITY.md §2.8). */
export interface SecretHasher {
  hash(secret: string): Promise<HashOutcome>;
  /** Does the same work when `hash` is null, so that an unknown name takes as long as a known one. */
  verify(hash: string | null, secret: string): Promise<boolean | 'busy'>;
  /** Returns true if this hash was made with older parameters than the current ones. */
  needsRehash(hash: string): boolean;
}

/** Keys and randomness of the back end. Keys live outside the database (SECURITY.md §2.16). */
export interface SecretSource {
  /** Returns 256 random bits as text that is safe in cookies and addresses. */
  token(): string;
  /** Returns six evenly distributed random digits. */
  code(): string;
  /** Returns the SHA-256 of a 256-bit secret or of the bytes of a file, in hex. */
  digest(text: string | Uint8Array): string;
  /** Returns the HMAC-SHA-256 of a short code bound to its purpose, in hex. */
  codeMac(input: {
    readonly kind: string;
    readonly subject: string;
    readonly session: string | null;
    readonly code: string;
  }): string;
  /** Returns the HMAC-SHA-256 of some facts in hex, under a key used for this purpose only. The same facts always give the same result. */
  mark(purpose: string, facts: readonly string[]): string;
  /** Encrypts a successor under a key derived from its predecessor (SECURITY.md §2.2). */
  seal(plain: string, under: string): string;
  unseal(sealed: string, under: string): string | null;
}
