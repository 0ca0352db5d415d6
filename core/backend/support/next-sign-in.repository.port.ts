import type { LoginStep } from '../../permission/login-step.ts';
import type { StoredContact } from '../session/account.repository.port.ts';

/** A step that support asks of somebody's next sign-in. */
export interface AskedStep {
  readonly id: string;
  readonly accountId: string;
  readonly step: LoginStep;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: number;
  /** The contacts that were forgotten for it, to be restored when it is taken back. */
  readonly kept: readonly StoredContact[];
}

/** A contact that support corrects: it takes the old one's place when a code sent to it was entered (SECURITY.md §2.7). */
export interface ContactCorrection extends StoredContact {
  readonly id: string;
  readonly accountId: string;
  readonly reason: string;
  readonly askedBy: string;
  readonly askedAt: number;
  /** From then on it is forgotten and the old contact is as good as before. */
  readonly endsAt: number;
}

/** How a correction came to its end. */
export type CorrectionEnd = 'met' | 'takenBack' | 'refused' | 'replaced';

/** What support asked of next sign-ins; inside one transaction. */
export interface NextSignInRepository {
  /** Locks the person's row until the transaction ends, so that two staff members take turns. */
  lockPerson(accountId: string): Promise<void>;
  /** Notes the step and makes it due; false when it is asked already, and then nothing changes. */
  ask(asked: AskedStep): Promise<boolean>;
  /** Ends an asked step, and makes it due no more where it was not due before. Answers how it stood; null for one nobody asked. */
  takeBack(
    accountId: string,
    id: string,
  ): Promise<
    | { readonly was: 'open'; readonly step: LoginStep; readonly kept: readonly StoredContact[] }
    | { readonly was: 'met' | 'takenBack'; readonly step: LoginStep }
    | null
  >;
  /** The person has met these steps: they can be taken back no more, and what was kept for that is forgotten. */
  meet(accountId: string, steps: readonly LoginStep[]): Promise<void>;
  /** Takes the place of one that waits. */
  correct(correction: ContactCorrection): Promise<void>;
  /** Ends the correction that waits, this one or (null) whichever; false when it does not wait any more. Its value is forgotten. */
  endCorrection(
    accountId: string,
    which: readonly [field: 'id' | 'type' | 'value', is: string] | null,
    how: CorrectionEnd,
  ): Promise<boolean>;
  /** How a correction ended; null for one that waits or never was. */
  correctionEnd(accountId: string, id: string): Promise<CorrectionEnd | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly nextSignIn: NextSignInRepository;
  }
}
