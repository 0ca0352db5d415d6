import type { Answer } from '../kernel/result.ts';
import type { ContactType, StepReply } from '../session/session-view.schema.ts';
import type { CodeDeparture } from './code-departure.schema.ts';
import type { MfaType } from './mfa-type.schema.ts';

/** A contact as the server returns it: masked, except the contact being set up (SECURITY.md §2.7). */
export interface ContactMethod {
  readonly value: string;
  readonly type: ContactType;
}

/** The contact a code was sent to, and the wait before the next code. */
export interface CodeReceipt {
  readonly sentTo: ContactType;
  readonly sentToMsg: string;
  readonly resendInSeconds: number;
}

/**
 * Six-digit codes during sign-in. The server knows the purpose of each code, so that it cannot be used for another step
 * (spec §7.2 mfa/request, mfa/verify).
 */
export interface MfaGateway {
  /** Returns the person's own contacts, masked. Empty when there are none. */
  contactMethods(): Answer<readonly ContactMethod[]>;
  /** Returns the delivery state of the newest code. */
  codeDeparture(): Answer<CodeDeparture>;
  /** Sends a code. A 429 includes the wait. */
  requestCode(input: {
    readonly contactMethodValue: string;
    readonly type: ContactType;
    readonly mfaType: MfaType;
  }): Answer<CodeReceipt>;
  /** Checks a code. For deviceVerification the step ends only when the contact is saved. */
  verifyCode(input: { readonly code: string; readonly rememberDevice: boolean }): Answer<StepReply>;
}
