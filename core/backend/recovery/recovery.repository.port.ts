import type { Variant } from '../../session/user.schema.ts';
import type { StoredContact } from '../session/account.repository.port.ts';

/** The step of a recovery. Only the server advances it, one step at a time (SECURITY.md §2.7). */
export type RecoveryState = 'opened' | 'challenged' | 'proven' | 'done' | 'dead';

/** One recovery. It is found by the browser that started it, and it alone names the account whose password may change. */
export interface Recovery {
  readonly id: string;
  readonly audience: Variant;
  readonly browserId: string;
  /** Null for an unknown username, or a contact of another person. The steps then continue but never succeed. */
  readonly accountId: string | null;
  /** Digest of the typed username. Limits count by it, and later steps must repeat it. */
  readonly loginKey: string;
  readonly state: RecoveryState;
  /** The questions shown, real or decoys; empty for customers. */
  readonly questionIds: readonly string[];
  readonly attempts: number;
  readonly codeSentAt: number | null;
  readonly expiresAt: number;
}

/** The owner of a contact. The contact is in its stored form, because messages are sent nowhere else. */
export interface ContactOwner {
  readonly accountId: string;
  readonly username: string;
  readonly contact: StoredContact;
  /** Groups the person works for; empty for staff. */
  readonly groups: readonly number[];
}

/** Recoveries. Every change is one conditional statement. */
export interface RecoveryRepository {
  /** Stores this recovery and ends this browser's earlier ones for the same audience. */
  open(recovery: Recovery): Promise<void>;
  /** Returns the recovery this browser has under way. */
  find(browserId: string, audience: Variant, now: number): Promise<Recovery | null>;
  /** Records that a code was sent and a challenge is open. Returns false if a code was sent within the cooldown. */
  noteCodeSent(id: string, now: number, cooldownMs: number): Promise<boolean>;
  /** Counts an attempt at the challenge and returns its number; null when `max` are used up or no challenge is open. */
  takeAttempt(id: string, max: number, now: number): Promise<number | null>;
  /** Returns false when the state is not `from`, or the recovery has expired. */
  advance(id: string, from: RecoveryState, to: RecoveryState, now: number): Promise<boolean>;
  /** Ends all recoveries of an account. */
  endAll(accountId: string): Promise<void>;
  securityAnswers(
    accountId: string,
  ): Promise<readonly { readonly questionId: string; readonly hash: string }[]>;
  /** Returns dealer and staff accounts with this contact that are not disabled. */
  findByContact(contact: StoredContact): Promise<readonly ContactOwner[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly recoveries: RecoveryRepository;
  }
}
