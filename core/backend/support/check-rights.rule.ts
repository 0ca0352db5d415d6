import { GIVABLE_RIGHTS } from '../../support/support-list.ts';
import type { StaffMember } from '../../support/supported-users.schema.ts';

/** Why a change of rights is refused. */
export type RightsVerdict = 'fine' | 'unknown' | 'lastAdministrator' | 'needsImpersonate';

const GIVABLE: ReadonlySet<string> = new Set(GIVABLE_RIGHTS.map(({ right }) => right));

/** Whether a staff member may get exactly these rights: known ones, acting only with viewing, and somebody enabled who can give rights is always left. */
export const checkRights = (
  staff: readonly Pick<StaffMember, 'accountId' | 'disabled' | 'rights'>[],
  accountId: string,
  rights: readonly string[],
): RightsVerdict => {
  if (!rights.every((right) => GIVABLE.has(right))) return 'unknown';
  if (rights.includes('actAs') && !rights.includes('impersonate')) return 'needsImpersonate';
  const left = staff.some((member) => {
    const locked = member.accountId === accountId ? rights : member.rights;
    return !member.disabled && locked.includes('staffAdmin');
  });
  return left ? 'fine' : 'lastAdministrator';
};
