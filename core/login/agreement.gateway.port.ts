import type { Answer } from '../kernel/result.ts';
import type { StepReply } from '../session/session-view.schema.ts';

/** A text that the user must accept, with its version. */
export interface Agreement {
  readonly version: number;
  readonly text: string;
}

/** Reads and accepts the terms and the privacy policy after the last login step (spec §4.1). */
export interface AgreementGateway {
  terms(): Answer<Agreement>;
  /** Accepts a version of the terms. Refused (409) if the version is no longer current. */
  acceptTerms(version: number): Answer<StepReply>;
  /** Returns the current privacy policy with its version (spec §7.2). */
  privacyPolicy(): Answer<Agreement>;
  /** Accepts the current privacy policy. Unlike `acceptTerms`, the call has no version (spec §7.2). */
  acceptPrivacyPolicy(): Answer<StepReply>;
}
