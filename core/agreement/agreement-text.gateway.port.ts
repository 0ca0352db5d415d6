import type { Answer } from '../kernel/result.ts';
import type { AgreementHistory } from './agreement-version.schema.ts';

/**
 * The privacy policy or the terms, for the staff who publish them. If another editor published in between, the call is
 * refused with 409 `staleRev`.
 */
export interface AgreementTextGateway {
  read(): Answer<AgreementHistory>;
  /** Returns the text of an older version. */
  readVersion(version: number): Answer<{ readonly text: string }>;
  /**
   * Publishes a new version; the people it concerns are asked to accept it at their next sign-in. `version` is the one the
   * edit started from.
   */
  publish(text: string, version: number): Answer<AgreementHistory>;
}
