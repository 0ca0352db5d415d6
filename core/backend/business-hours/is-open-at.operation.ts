import type { OpenState } from '../../business-hours/business-hours.ts';
import { openState } from '../../business-hours/open-state.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/**
 * Decides whether a group answers its own calls at a time (milliseconds UTC), the reason, and the next change. A temporary
 * change has precedence over holidays, and holidays over the weekly hours; a group without hours is always closed. One
 * statement (domain guide 6.8 d, e).
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
