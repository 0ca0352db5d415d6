import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { notifyAlarms, WAITS } from './notify-alarms.operation.ts';

/** Maximum number of alarms handled in one transaction. */
const AT_A_TIME = 50;

/** Returns alarms whose hold time is over to the waiting state. Returns how many (domain guide 10 "On hold until"). */
export const endHolds = async (
  tx: Transaction,
  { ids, clock }: Pick<BackendPorts, 'ids' | 'clock'>,
): Promise<number> => {
  const now = clock.now();
  const locked = await tx.signals.lockPassedHolds(now, AT_A_TIME);
  if (locked.length === 0) return 0;
  const alarms = locked.map((alarm) => ({
    ...alarm,
    state: 'New' as const,
    holdUntil: null,
    notified: false,
  }));
  const rows = locked.map(
    ({ siteGroupNum, siteNum, devNum, num, priority, withheld, holdUntil }) => ({
      siteGroupNum,
      siteNum,
      devNum,
      priority,
      withheld,
      id: ids.next(),
      at: holdUntil ?? now,
      kind: 'System' as const,
      event: WAITS,
      alarmNum: num,
    }),
  );
  await tx.activity.append(rows);
  await tx.signals.saveAlarms(alarms);
  await notifyAlarms(tx, rows, alarms, now);
  return locked.length;
};
