import type { LoginStep } from '../../permission/login-step.ts';
import type { StoredContact } from '../session/account.repository.port.ts';

/** A step that Support requires at a person's next sign-in. */
export interface AskedStep {
  readonly id: string;
  readonly accountId: string;
  readonly step: LoginStep;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: number;
  /** Contacts that were deleted for this step, and are restored if the step is withdrawn. */
  readonly kept: readonly StoredContact[];
}

/**
 * A contact corrected by Support. The corrected contact replaces the old contact once the person enters the code sent to
 * the corrected contact (SECURITY.md §2.7).
 */
export interface ContactCorrection extends StoredContact {
  readonly id: string;
  readonly accountId: string;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: number;
  /** When the correction expires. If the person has not confirmed it by then, the old contact stays valid. */
  readonly endsAt: number;
}

export type CorrectionEnd = 'met' | 'takenBack' | 'refused' | 'replaced';

/** Stores the steps and corrections that Support requires at next sign-ins, inside one transaction. */
export interface NextSignInRepository {
  /** Locks a person's row until the transaction ends, so that changes by staff are serialized. */
  lockPerson(accountId: string): Promise<void>;
  /** Stores a required step and makes it due. Returns false and changes nothing if the step is already required. */
  ask(asked: AskedStep): Promise<boolean>;
  /**
   * Withdraws a required step and returns it; null if the step was never required. If the step was already due before
   * staff required it, the step stays due.
   */
  takeBack(
    accountId: string,
    id: string,
  ): Promise<
    | { readonly was: 'open'; readonly step: LoginStep; readonly kept: readonly StoredContact[] }
    | { readonly was: 'met' | 'takenBack'; readonly step: LoginStep }
    | null
  >;
  /** Marks steps as completed. Deletes the contacts stored for a withdrawal, because a completed step can no longer be withdrawn. */
  meet(accountId: string, steps: readonly LoginStep[]): Promise<void>;
  /** Stores a correction and replaces a pending one. */
  correct(correction: ContactCorrection): Promise<void>;
  /**
   * Ends a pending correction and deletes its value. If `which` is null, ends any pending correction. Returns false if the
   * correction is no longer pending.
   */
  endCorrection(
    accountId: string,
    which: readonly [field: 'id' | 'type' | 'value', is: string] | null,
    how: CorrectionEnd,
  ): Promise<boolean>;
  /** Returns how a correction ended; null if the correction is pending or does not exist. */
  correctionEnd(accountId: string, id: string): Promise<CorrectionEnd | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly nextSignIn: NextSignInRepository;
  }
}
