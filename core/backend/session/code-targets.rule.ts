import type { Demand } from '../../permission/login-step.ts';
import type { StoredContact } from './account.repository.port.ts';
import type { SessionRow } from './session.repository.port.ts';

type Draft = Pick<SessionRow, 'draftContact'>;

/**
 * Returns true if the sign-in verifies a contact that support corrected: the session has a draft contact but no
 * `contactInfo` demand (SECURITY.md §2.7).
 */
export const provesCorrection = (demands: readonly Demand[], { draftContact }: Draft): boolean =>
  draftContact !== null && !demands.includes('contactInfo');

/**
 * Returns the contacts that the codes of a sign-in may be sent to: the draft contact to be verified, otherwise the stored
 * contacts (SECURITY.md §2.7).
 */
export const codeTargets = (
  demands: readonly Demand[],
  { draftContact }: Draft,
  contacts: readonly StoredContact[],
): readonly StoredContact[] => {
  if (draftContact !== null) return [draftContact];
  return demands.includes('contactInfo') ? [] : contacts;
};
