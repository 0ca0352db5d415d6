import type { LoginStep } from '../../permission/login-step.ts';
import type { StoredContact } from '../session/account.repository.port.ts';

/** A step that support requires at a person's next sign-in. */
export interface AskedStep {
  readonly id: string;
  readonly accountId: string;
  readonly step: LoginStep;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: number;
  /** The contacts that were forgotten for this step, to be restored if it is withdrawn. */
  readonly kept: readonly StoredContact[];
}

/** A contact corrected by support. It replaces the old one when the code sent to it is entered (SECURITY.md §2.7). */
export interface ContactCorrection extends StoredContact {
  readonly id: string;
  readonly accountId: string;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: number;
  /** When the correction expires. The old contact then stays in force. */
  readonly endsAt: number;
}

/** How a correction ended. */
export type CorrectionEnd = 'met' | 'takenBack' | 'refused' | 'replaced';

/** The steps and corrections that support requires at next sign-ins, inside one transaction. */
export interface NextSignInRepository {
  /** Locks the person's row until the transaction ends, so that two staff members take turns. */
  lockPerson(accountId: string): Promise<void>;
  /** Stores the step and makes it due. Returns false, and changes nothing, if it is already required. */
  ask(asked: AskedStep): Promise<boolean>;
  /** Withdraws a required step. The step stays due if it was due before. Returns its previous state; null if it was never required. */
  takeBack(
    accountId: string,
    id: string,
  ): Promise<
    | { readonly was: 'open'; readonly step: LoginStep; readonly kept: readonly StoredContact[] }
    | { readonly was: 'met' | 'takenBack'; readonly step: LoginStep }
    | null
  >;
  /** Marks the steps as completed by the person. They can no longer be withdrawn, and what was stored for that is deleted. */
  meet(accountId: string, steps: readonly LoginStep[]): Promise<void>;
  /** Stores a correction. It replaces a pending one. */
  correct(correction: ContactCorrection): Promise<void>;
  /**
   * Ends the pending correction and deletes its value. `which` null means whatever correction is pending. Returns false if
   * the given one is no longer pending.
   */
  endCorrection(
    accountId: string,
    which: readonly [field: 'id' | 'type' | 'value', is: string] | null,
    how: CorrectionEnd,
  ): Promise<boolean>;
  /** Returns how a correction ended; null if it is pending or never existed. */
  correctionEnd(accountId: string, id: string): Promise<CorrectionEnd | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly nextSignIn: NextSignInRepository;
  }
}
