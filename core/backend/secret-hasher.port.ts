/** A hash, or word that the pool is full; no hash reads `busy`. */
export type HashOutcome = (string & {}) | 'busy';

/** Hashes passwords and security answers in a bounded pool; `busy` when its queue is full (SECURITY.md §2.8). */
export interface SecretHasher {
  hash(secret: string): Promise<HashOutcome>;
  /** Does the same work when `hash` is null, so that an unknown name takes as long as a known one. */
  verify(hash: string | null, secret: string): Promise<boolean | 'busy'>;
  /** Whether the parameters of this hash are older than today's. */
  needsRehash(hash: string): boolean;
}

/** Keys and randomness of the back end; keys live outside the database (SECURITY.md §2.16). */
export interface SecretSource {
  /** 256 random bits as text safe for cookies and addresses. */
  token(): string;
  /** Six digits, evenly distributed. */
  code(): string;
  /** SHA-256 of a 256-bit secret, or of the bytes of a file, hex. */
  digest(text: string | Uint8Array): string;
  /** HMAC-SHA-256 of a short code bound to what it is for, hex. */
  codeMac(input: {
    readonly kind: string;
    readonly subject: string;
    readonly session: string | null;
    readonly code: string;
  }): string;
  /** HMAC-SHA-256 of some facts under a key made for this purpose alone, hex; the same facts always give the same mark. */
  mark(purpose: string, facts: readonly string[]): string;
  /** Seals a successor under a key derived from its predecessor (SECURITY.md §2.2). */
  seal(plain: string, under: string): string;
  unseal(sealed: string, under: string): string | null;
}
