import type { Failure, Result } from '../kernel/result.ts';
import type { ContactType, SessionView } from '../session/session-view.schema.ts';

/** Where the code that proves a new contact went, masked, and when the next may be asked for. */
export interface ContactProof {
  readonly sentTo: string;
  readonly resendInSeconds: number;
}

/**
 * The own account (spec §5 User account). A contact changes in three steps: a fresh check by password, a code to the
 * new value, the code back; only the last one saves, and the old contact gets a notice (SECURITY.md §2.7).
 */
export interface ProfileGateway {
  /** Notes a right password for five minutes; a wrong one is refused with 401 and counted. */
  confirmPassword(password: string): Promise<Result<unknown, Failure>>;
  /** Sends a code to the new value; 409 `checkNeeded` without a fresh check. Asking again resends, at most every 30 s. */
  startContactChange(input: {
    readonly type: ContactType;
    readonly value: string;
  }): Promise<Result<ContactProof, Failure>>;
  /** Saves the value the code was sent to; answers the person as they are now. */
  finishContactChange(input: {
    readonly type: ContactType;
    readonly code: string;
  }): Promise<Result<SessionView, Failure>>;
  /** The phone may be taken away; the e-mail address never. */
  removePhone(): Promise<Result<SessionView, Failure>>;
}
