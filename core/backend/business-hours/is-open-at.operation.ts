import type { OpenState } from '../../business-hours/business-hours.ts';
import { openState } from '../../business-hours/open-state.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/**
 * Whether a group answers itself at a moment (milliseconds UTC), why, and when that changes next: a temporary change wins over
 * holidays, holidays over the week; a group without hours is always closed. One statement (domain guide 6.8 d, e).
 */
export const isOpenAt = async (
  tx: Transaction,
  { wallClock }: Pick<BackendPorts, 'wallClock'>,
  siteGroupNum: number,
  at: number,
): Promise<OpenState> => {
  const hours = await tx.businessHours.openHours(siteGroupNum, at);
  return hours === null
    ? { open: false, why: 'none', reason: 'no hours set', until: null, temporaryId: null }
    : openState(hours, at, wallClock);
};
