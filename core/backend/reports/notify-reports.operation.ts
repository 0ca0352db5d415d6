import type { BackendPorts } from '../backend-ports.ts';
import { STAFF_CHANNEL } from '../live/live.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/**
 * Placeholder site number for events of reports, which belong to a group. No customer has a site with this number, so no
 * customer is notified.
 */
const NO_SITE = 0;

/** Makes open report lists of the group reload. Staff are notified first, because their channel has the lowest number. */
export const notifyReports = async (
  tx: Transaction,
  { clock }: Pick<BackendPorts, 'clock'>,
  siteGroupNum: number,
): Promise<void> => {
  const events = [{ siteNum: NO_SITE, devNum: null, kind: 'report', data: {} }] as const;
  await tx.live.append(STAFF_CHANNEL, events, clock.now());
  await tx.live.append(siteGroupNum, events, clock.now());
};
