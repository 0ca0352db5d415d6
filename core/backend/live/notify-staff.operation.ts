import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { STAFF_CHANNEL } from './live.repository.port.ts';

/** Staff read anew what is for them alone, requests to carry out and silent alarms; said before anything is told to the group of the site, so that two never wait for each other. */
export const notifyStaff = (
  tx: Transaction,
  { clock }: Pick<BackendPorts, 'clock'>,
  siteNum: number,
): Promise<void> =>
  tx.live.append(STAFF_CHANNEL, [{ siteNum, devNum: null, kind: 'site', data: {} }], clock.now());
