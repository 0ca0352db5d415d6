import type { OpenState } from '../../business-hours/business-hours.ts';
import { openState } from '../../business-hours/open-state.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/**
 * Decides whether a group is open at an instant (milliseconds UTC), with the reason and the next change. Temporary changes
 * override holidays, which override weekly hours; a group without hours is closed. Runs one statement (domain guide 6.8 d,
 * e).
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
