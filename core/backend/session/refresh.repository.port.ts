import type { Variant } from '../../session/user.schema.ts';

/** Result of presenting a refresh secret. A used secret presented after the grace period is treated as stolen (SECURITY.md §2.2). */
export type Rotation =
  /** This request exchanged the secret for its successor. */
  | { readonly outcome: 'rotated'; readonly sessionId: string }
  /**
   * Another request of the same browser exchanged the secret within the grace period. This request gets the successor that
   * the other request got, decrypted with the presented secret.
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
   * Exchanges a refresh secret in one conditional UPDATE (SECURITY.md §2.2). Another request of the same browser gets the
   * same `sealedSuccessor` within the grace period, and after the grace period as long as the successor is unused.
   */
  rotate(input: {
    readonly presentedHash: string;
    /** Variant in which the secret was presented. A refresh family of another variant does not match. */
    readonly variant: Variant;
    readonly newHash: string;
    readonly sealedSuccessor: string;
    readonly browser: string;
    readonly now: number;
    readonly graceMs: number;
  }): Promise<Rotation>;
  /**
   * Returns the id of the live session that a refresh secret's hash belongs to. Returns null if the secret is neither
   * current nor within its grace period.
   */
  sessionOf(hash: string, now: number): Promise<string | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly refresh: RefreshRepository;
  }
}
