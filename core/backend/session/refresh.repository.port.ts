import type { Variant } from '../../session/user.schema.ts';

/** What a refresh cookie turned out to be; a spent one that comes back late means that somebody has a copy (SECURITY.md §2.2). */
export type Rotation =
  /** This caller rotated. */
  | { readonly outcome: 'rotated'; readonly sessionId: string }
  /** A sibling rotated within the grace: the same successor again, unsealed from the presented secret. */
  | { readonly outcome: 'sibling'; readonly sessionId: string; readonly sealedSuccessor: string }
  /** A spent token came back: the family is revoked by now. */
  | { readonly outcome: 'reused'; readonly sessionId: string }
  /** Its session went on under another id, or began to wait, within the grace: the browser has, or is about to get, a newer cookie. */
  | { readonly outcome: 'overtaken' }
  | { readonly outcome: 'unknown' };

/** Families of refresh tokens, one per session. */
export interface RefreshRepository {
  open(sessionId: string, hash: string, absoluteEnd: number): Promise<void>;
  /** One conditional UPDATE; see SECURITY.md §2.2. `sealedSuccessor` is what a sibling gets within the grace, and the same browser also later, until it uses it. */
  rotate(input: {
    readonly presentedHash: string;
    /** Where it was presented; a family of the other variant is unknown here. */
    readonly variant: Variant;
    readonly newHash: string;
    readonly sealedSuccessor: string;
    /** Which browser presents it. */
    readonly browser: string;
    readonly now: number;
    readonly graceMs: number;
  }): Promise<Rotation>;
  /** The live session of a cookie's hash, current or within its grace; for sign-out by cookie alone. */
  sessionOf(hash: string, now: number): Promise<string | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly refresh: RefreshRepository;
  }
}
