import type { Answer } from '../kernel/result.ts';
import type { PolicyHistory } from './policy-form.schema.ts';

/** The privacy policy for those who publish it; another editor in between is refused with 409 `staleRev`. */
export interface PolicyGateway {
  read(): Answer<PolicyHistory>;
  /** The text of an older version. */
  readVersion(version: number): Answer<{ readonly text: string }>;
  /** A new version; everyone is asked to accept it at the next sign-in. `version` is the one the edit began with. */
  publish(policy: string, version: number): Answer<PolicyHistory>;
}
