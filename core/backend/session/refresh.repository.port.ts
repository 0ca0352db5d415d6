import type { Variant } from '../../session/user.schema.ts';

/**
 * The possible results of presenting a refresh cookie. A used cookie that is presented late means that it was copied
 * (SECURITY.md §2.2).
 */
export type Rotation =
  /** This caller exchanged the secret for its successor. */
  | { readonly outcome: 'rotated'; readonly sessionId: string }
  /**
   * Another request of the same browser exchanged the secret within the grace period. It gets the same successor again,
   * decrypted with the presented secret.
   */
  | { readonly outcome: 'sibling'; readonly sessionId: string; readonly sealedSuccessor: string }
  /** A used secret was presented again, so the family is now revoked. */
  | { readonly outcome: 'reused'; readonly sessionId: string }
  /**
   * The secret's session continued under another id, or was suspended, within the grace period. The browser has a newer
   * cookie or is about to get one.
   */
  | { readonly outcome: 'overtaken' }
  | { readonly outcome: 'unknown' };

/** Families of refresh secrets, one per session. */
export interface RefreshRepository {
  open(sessionId: string, hash: string, absoluteEnd: number): Promise<void>;
  /**
   * Exchanges a refresh secret in one conditional UPDATE; see SECURITY.md §2.2. `sealedSuccessor` is returned to a sibling
   * within the grace period. The same browser can also get it later, until it uses it.
   */
  rotate(input: {
    readonly presentedHash: string;
    /** The variant where the secret was presented. A family of the other variant is unknown here. */
    readonly variant: Variant;
    readonly newHash: string;
    readonly sealedSuccessor: string;
    /** Identifies the browser that presents the secret. */
    readonly browser: string;
    readonly now: number;
    readonly graceMs: number;
  }): Promise<Rotation>;
  /** Returns the live session of a cookie's hash, current or within its grace period. Used for sign-out by cookie alone. */
  sessionOf(hash: string, now: number): Promise<string | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly refresh: RefreshRepository;
  }
}
