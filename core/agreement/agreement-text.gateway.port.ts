import type { Answer } from '../kernel/result.ts';
import type { AgreementHistory } from './agreement-version.schema.ts';

/** The privacy policy or the terms for those who publish them; another editor in between is refused with 409 `staleRev`. */
export interface AgreementTextGateway {
  read(): Answer<AgreementHistory>;
  /** The text of an older version. */
  readVersion(version: number): Answer<{ readonly text: string }>;
  /** A new version; whoever it concerns is asked to accept it at the next sign-in. `version` is the one the edit began with. */
  publish(text: string, version: number): Answer<AgreementHistory>;
}
