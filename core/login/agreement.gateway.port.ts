import type { Answer } from '../kernel/result.ts';
import type { StepReply } from '../session/session-view.schema.ts';

/** A text that the user must accept, with the version shown. */
export interface Agreement {
  readonly version: number;
  readonly text: string;
}

/** Terms and privacy policy after the last login step (spec §4.1). */
export interface AgreementGateway {
  terms(): Answer<Agreement>;
  /** Refused (409) if the version is no longer current. */
  acceptTerms(version: number): Answer<StepReply>;
  /** Returns the current policy with its version, also for users who only want to read it (spec §7.2). */
  privacyPolicy(): Answer<Agreement>;
  /** Accepts the current policy. Unlike for the terms, the call names no version (spec §7.2). */
  acceptPrivacyPolicy(): Answer<StepReply>;
}
