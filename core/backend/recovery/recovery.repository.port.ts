import type { Variant } from '../../session/user.schema.ts';
import type { StoredContact } from '../session/account.repository.port.ts';

/** How far a recovery has come; the server alone moves it, one step at a time (SECURITY.md §2.7). */
export type RecoveryState = 'opened' | 'challenged' | 'proven' | 'done' | 'dead';

/** One try to get back in. It is found by the browser that began it, and it alone says whose password may change. */
export interface Recovery {
  readonly id: string;
  readonly audience: Variant;
  readonly browserId: string;
  /** Null for a name nobody has, or a contact that is not its owner's: the steps go on and never end well. */
  readonly accountId: string | null;
  /** Digest of the name that was typed; what limits count by, and what later steps must repeat. */
  readonly loginKey: string;
  readonly state: RecoveryState;
  /** The questions shown, true or decoys; empty for customers. */
  readonly questionIds: readonly string[];
  readonly attempts: number;
  readonly codeSentAt: number | null;
  readonly expiresAt: number;
}

/** Somebody a contact belongs to; it stands here as it is stored, for messages go nowhere else. */
export interface ContactOwner {
  readonly accountId: string;
  readonly username: string;
  readonly contact: StoredContact;
  /** Groups the person works for; none for staff. */
  readonly groups: readonly number[];
}

/** Recoveries; every change is one conditional statement. */
export interface RecoveryRepository {
  /** Ends this browser's earlier recoveries of the audience and stores this one. */
  open(recovery: Recovery): Promise<void>;
  /** The one this browser has under way. */
  find(browserId: string, audience: Variant, now: number): Promise<Recovery | null>;
  /** Notes a sent code and that a challenge is out, if none was sent within the cooldown; false otherwise. */
  noteCodeSent(id: string, now: number, cooldownMs: number): Promise<boolean>;
  /** Counts a try at the challenge; null when `max` are used up or there is no challenge out. Answers its number. */
  takeAttempt(id: string, max: number, now: number): Promise<number | null>;
  /** False when it does not stand at `from`, or its time is over. */
  advance(id: string, from: RecoveryState, to: RecoveryState, now: number): Promise<boolean>;
  /** Ends whatever is under way for an account. */
  endAll(accountId: string): Promise<void>;
  securityAnswers(
    accountId: string,
  ): Promise<readonly { readonly questionId: string; readonly hash: string }[]>;
  /** Dealers and staff who have this contact and are not disabled. */
  findByContact(contact: StoredContact): Promise<readonly ContactOwner[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly recoveries: RecoveryRepository;
  }
}
