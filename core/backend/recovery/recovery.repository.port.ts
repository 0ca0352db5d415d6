import type { Variant } from '../../session/user.schema.ts';
import type { StoredContact } from '../session/account.repository.port.ts';

/** The state of a recovery. Only the server advances the state, one step at a time (SECURITY.md §2.7). */
export type RecoveryState = 'opened' | 'challenged' | 'proven' | 'done' | 'dead';

/** A password recovery, found by the browser that started it. Only this row determines the account whose password changes. */
export interface Recovery {
  readonly id: string;
  readonly audience: Variant;
  readonly browserId: string;
  /**
   * Account to recover; null for an unknown username or another person's contact. With a null account, the recovery steps
   * continue but never succeed.
   */
  readonly accountId: string | null;
  /** Digest of the typed username, used as the key of rate limits. Later steps must repeat the same username. */
  readonly loginKey: string;
  readonly state: RecoveryState;
  /** Ids of the questions shown, real or decoys; empty for customers. */
  readonly questionIds: readonly string[];
  readonly attempts: number;
  readonly codeSentAt: number | null;
  readonly expiresAt: number;
}

/** The owner of a contact, with the contact in its stored form. Messages are sent only to the stored form. */
export interface ContactOwner {
  readonly accountId: string;
  readonly username: string;
  readonly contact: StoredContact;
  /** Numbers of the groups that the person works for; empty for staff. */
  readonly groups: readonly number[];
}

/** Stores password recoveries. Every change is one conditional statement. */
export interface RecoveryRepository {
  /** Stores a recovery, and ends earlier recoveries of the same browser and portal variant. */
  open(recovery: Recovery): Promise<void>;
  /** Returns this browser's unfinished recovery; null if there is none. */
  find(browserId: string, audience: Variant, now: number): Promise<Recovery | null>;
  /** Records that a code was sent. Returns false if a code was sent within the cooldown. */
  noteCodeSent(id: string, now: number, cooldownMs: number): Promise<boolean>;
  /** Takes one attempt and returns its number. Returns null if `max` attempts are used up or no code or question is open. */
  takeAttempt(id: string, max: number, now: number): Promise<number | null>;
  /** Advances a recovery's state. Returns false if the state is not `from`, or if the recovery has expired. */
  advance(id: string, from: RecoveryState, to: RecoveryState, now: number): Promise<boolean>;
  /** Ends all recoveries of an account. */
  endAll(accountId: string): Promise<void>;
  securityAnswers(
    accountId: string,
  ): Promise<readonly { readonly questionId: string; readonly hash: string }[]>;
  /** Returns enabled dealer and staff accounts with this contact. */
  findByContact(contact: StoredContact): Promise<readonly ContactOwner[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly recoveries: RecoveryRepository;
  }
}
