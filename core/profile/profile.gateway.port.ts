import type { Answer } from '../kernel/result.ts';
import type { NewPassword } from '../login/login-forms.schema.ts';
import type { CodeDeparture } from '../mfa/code-departure.schema.ts';
import type { ContactMethod } from '../mfa/mfa.gateway.port.ts';
import type { OwnSession } from './own-session.schema.ts';
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
  confirmPassword(password: string): Answer<unknown>;
  /** Sends a code to the new value; 409 `checkNeeded` without a fresh check. Asking again resends, at most every 30 s. */
  startContactChange(contact: ContactMethod): Answer<ContactProof>;
  /** How far that code came. */
  contactDeparture(): Answer<CodeDeparture>;
  /** Saves the value the code was sent to; answers the person as they are now. */
  finishContactChange(input: {
    readonly type: ContactType;
    readonly code: string;
    /** Ends the person's other sessions. */
    readonly endOthers: boolean;
  }): Answer<SessionView>;
  /** The phone may be taken away; the e-mail address never. */
  removePhone(input: { readonly endOthers: boolean }): Answer<SessionView>;
  /** A new password by the current one; remembered browsers end, other sessions if wanted. */
  changePassword(change: NewPassword & { readonly endOthers: boolean }): Answer<unknown>;
  /** The person's own running sessions, this one first. */
  sessions(): Answer<readonly OwnSession[]>;
  endSession(id: string): Answer<unknown>;
  endOtherSessions(): Answer<unknown>;
}
