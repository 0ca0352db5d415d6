import type { Answer } from '../kernel/result.ts';
import type { StepReply } from '../session/session-view.schema.ts';

/** A text a person must accept, with the version they saw. */
export interface Agreement {
  readonly version: number;
  readonly text: string;
}

/** Terms and privacy policy after the last login step (spec §4.1). */
export interface AgreementGateway {
  terms(): Answer<Agreement>;
  /** Refused (409) when the version is no longer the current one. */
  acceptTerms(version: number): Answer<StepReply>;
  /** The policy in force with its version, also for whoever only wants to read it (spec §7.2). */
  privacyPolicy(): Answer<Agreement>;
  /** Agrees to the policy in force; unlike the terms the call names no version (spec §7.2). */
  acceptPrivacyPolicy(): Answer<StepReply>;
}
