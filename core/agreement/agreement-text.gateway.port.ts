import type { Answer } from '../kernel/result.ts';
import type { AgreementHistory } from './agreement-version.schema.ts';

/**
 * Server calls of staff who publish the privacy policy or the terms. A change is refused with 409 `staleRev` if another
 * editor published in the meantime.
 */
export interface AgreementTextGateway {
  read(): Answer<AgreementHistory>;
  /** Returns the text of an older version. */
  readVersion(version: number): Answer<{ readonly text: string }>;
  /**
   * Publishes a new version. The people concerned must accept the new version at their next sign-in. `version` is the
   * version that was edited.
   */
  publish(text: string, version: number): Answer<AgreementHistory>;
}
