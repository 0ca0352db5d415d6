import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { STAFF_CHANNEL } from './live.repository.port.ts';

/**
 * Makes staff screens reload, for changes that only staff see, such as change requests and silent alarms. Called before
 * events of the site's group are appended, so that two transactions cannot deadlock.
 */
export const notifyStaff = (
  tx: Transaction,
  { clock }: Pick<BackendPorts, 'clock'>,
  siteNum: number,
): Promise<void> =>
  tx.live.append(STAFF_CHANNEL, [{ siteNum, devNum: null, kind: 'site', data: {} }], clock.now());
