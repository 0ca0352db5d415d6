import { GIVABLE_RIGHTS } from '../../support/support-list.ts';
import type { StaffMember } from '../../support/supported-users.schema.ts';

export type RightsVerdict = 'fine' | 'unknown' | 'lastAdministrator' | 'needsImpersonate';

const GIVABLE: ReadonlySet<string> = new Set(GIVABLE_RIGHTS.map(({ right }) => right));

/**
 * Checks whether a staff member may get exactly these rights. All rights must exist, the right to act as a user requires
 * the right to view as a user, and one enabled staff member must still be able to grant rights.
 */
export const checkRights = (
  staff: readonly Pick<StaffMember, 'accountId' | 'disabled' | 'rights'>[],
  accountId: string,
  rights: readonly string[],
): RightsVerdict => {
  if (!rights.every((right) => GIVABLE.has(right))) return 'unknown';
  if (rights.includes('actAs') && !rights.includes('impersonate')) return 'needsImpersonate';
  const left = staff.some((member) => {
    const granted = member.accountId === accountId ? rights : member.rights;
    return !member.disabled && granted.includes('staffAdmin');
  });
  return left ? 'fine' : 'lastAdministrator';
};
