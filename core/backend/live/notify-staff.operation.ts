import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { STAFF_CHANNEL } from './live.repository.port.ts';

/**
 * Makes staff screens reload what only staff see, such as requests to carry out and silent alarms. Called before anything
 * is appended for the site's group, so that two transactions cannot deadlock.
 */
export const notifyStaff = (
  tx: Transaction,
  { clock }: Pick<BackendPorts, 'clock'>,
  siteNum: number,
): Promise<void> =>
  tx.live.append(STAFF_CHANNEL, [{ siteNum, devNum: null, kind: 'site', data: {} }], clock.now());
