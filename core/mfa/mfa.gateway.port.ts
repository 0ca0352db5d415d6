import type { Answer } from '../kernel/result.ts';
import type { ContactType, StepReply } from '../session/session-view.schema.ts';
import type { CodeDeparture } from './code-departure.schema.ts';
import type { MfaType } from './mfa-type.schema.ts';

/** A contact as the server shows it: masked, except the one being set up (SECURITY.md §2.7). */
export interface ContactMethod {
  readonly value: string;
  readonly type: ContactType;
}

/** Where a code went and how long to wait before the next. */
export interface CodeReceipt {
  readonly sentTo: ContactType;
  readonly sentToMsg: string;
  readonly resendInSeconds: number;
}

/** Six-digit codes during sign-in; the server owns what each is for, so that none opens another step (spec §7.2 mfa/request, mfa/verify). */
export interface MfaGateway {
  /** The person's own contacts, masked; empty when there are none. */
  contactMethods(): Answer<readonly ContactMethod[]>;
  /** How far the newest code came. */
  codeDeparture(): Answer<CodeDeparture>;
  /** Sends a code; 429 carries the wait. */
  requestCode(input: {
    readonly contactMethodValue: string;
    readonly type: ContactType;
    readonly mfaType: MfaType;
  }): Answer<CodeReceipt>;
  /** Checks a code; for deviceVerification the step ends only when the contact is saved. */
  verifyCode(input: { readonly code: string; readonly rememberDevice: boolean }): Answer<StepReply>;
}
