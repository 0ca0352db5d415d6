import type { Demand } from '../../permission/login-step.ts';
import type { StoredContact } from './account.repository.port.ts';
import type { SessionRow } from './session.repository.port.ts';

type Draft = Pick<SessionRow, 'draftContact'>;

/**
 * Returns true if the code of this sign-in verifies a contact that support corrected. In that case there is a draft that
 * was not entered during this sign-in (SECURITY.md §2.7).
 */
export const provesCorrection = (demands: readonly Demand[], { draftContact }: Draft): boolean =>
  draftContact !== null && !demands.includes('contactInfo');

/**
 * Returns where the codes of a sign-in may be sent: to the one contact that it is about to verify, otherwise to the
 * person's own contacts (SECURITY.md §2.7).
 */
export const codeTargets = (
  demands: readonly Demand[],
  { draftContact }: Draft,
  contacts: readonly StoredContact[],
): readonly StoredContact[] => {
  if (draftContact !== null) return [draftContact];
  return demands.includes('contactInfo') ? [] : contacts;
};
