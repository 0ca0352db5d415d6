import type { Demand } from '../../permission/login-step.ts';
import type { StoredContact } from './account.repository.port.ts';
import type { SessionRow } from './session.repository.port.ts';

type Draft = Pick<SessionRow, 'draftContact'>;

/** Whether the code of this sign-in proves a contact that support corrected: it has a draft that nobody typed in it (SECURITY.md §2.7). */
export const provesCorrection = (demands: readonly Demand[], { draftContact }: Draft): boolean =>
  draftContact !== null && !demands.includes('contactInfo');

/** Where codes of a sign-in may go: to the one contact it is about to prove, else to the person's own (SECURITY.md §2.7). */
export const codeTargets = (
  demands: readonly Demand[],
  { draftContact }: Draft,
  contacts: readonly StoredContact[],
): readonly StoredContact[] => {
  if (draftContact !== null) return [draftContact];
  return demands.includes('contactInfo') ? [] : contacts;
};
