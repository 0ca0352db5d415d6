import type { Variant } from '../../session/user.schema.ts';

/** Result of presenting a refresh secret. A used secret presented after the grace period is treated as stolen (SECURITY.md §2.2). */
export type Rotation =
  /** This request exchanged the secret for its successor. */
  | { readonly outcome: 'rotated'; readonly sessionId: string }
  /**
   * Another request of the same browser exchanged the secret within the grace period. This request gets the same
   * successor, decrypted with the presented secret.
   */
  | { readonly outcome: 'sibling'; readonly sessionId: string; readonly sealedSuccessor: string }
  /** A used secret was presented again, so its refresh family is now revoked. */
  | { readonly outcome: 'reused'; readonly sessionId: string }
  /**
   * Within the grace period, the secret's session was suspended or continued under another id. The browser has a newer
   * cookie or will get one soon.
   */
  | { readonly outcome: 'overtaken' }
  | { readonly outcome: 'unknown' };

/** Stores refresh families (the successive refresh secrets of a session), one family per session. */
export interface RefreshRepository {
  open(sessionId: string, hash: string, absoluteEnd: number): Promise<void>;
  /**
   * Exchanges a refresh secret in one conditional UPDATE (SECURITY.md §2.2). Within the grace period, another request of
   * the same browser gets the same `sealedSuccessor`. After it, the same browser still gets it as long as the successor is
   * unused.
   */
  rotate(input: {
    readonly presentedHash: string;
    /** Variant in which the secret was presented. The refresh families of the other variant do not match. */
    readonly variant: Variant;
    readonly newHash: string;
    readonly sealedSuccessor: string;
    /** Id of the browser that presents the secret. */
    readonly browser: string;
    readonly now: number;
    readonly graceMs: number;
  }): Promise<Rotation>;
  /**
   * Returns the live session of a refresh secret's hash, for a current secret or one within its grace period. Used to sign
   * out by cookie alone.
   */
  sessionOf(hash: string, now: number): Promise<string | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly refresh: RefreshRepository;
  }
}
