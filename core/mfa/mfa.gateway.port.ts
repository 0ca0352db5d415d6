import type { Answer } from '../kernel/result.ts';
import type { ContactType, StepReply } from '../session/session-view.schema.ts';
import type { CodeDeparture } from './code-departure.schema.ts';
import type { MfaType } from './mfa-type.schema.ts';

/** A contact as the server returns it. It is masked, except while it is being set up (SECURITY.md §2.7). */
export interface ContactMethod {
  readonly value: string;
  readonly type: ContactType;
}

/** The contact that a code was sent to, and the wait before the next code. */
export interface CodeReceipt {
  readonly sentTo: ContactType;
  readonly sentToMsg: string;
  readonly resendInSeconds: number;
}

/**
 * The gateway for six-digit sign-in codes. The server ties each code to its purpose, so that no other step accepts it
 * (spec §7.2 mfa/request, mfa/verify).
 */
export interface MfaGateway {
  /** Returns the person's own contacts, masked. Empty when there are none. */
  contactMethods(): Answer<readonly ContactMethod[]>;
  /** Returns the delivery state of the newest code. */
  codeDeparture(): Answer<CodeDeparture>;
  /** Sends a code. A 429 response includes the seconds to wait. */
  requestCode(input: {
    readonly contactMethodValue: string;
    readonly type: ContactType;
    readonly mfaType: MfaType;
  }): Answer<CodeReceipt>;
  /** Checks a code. For the purpose deviceVerification, the step is complete only when the contact is saved. */
  verifyCode(input: { readonly code: string; readonly rememberDevice: boolean }): Answer<StepReply>;
}
