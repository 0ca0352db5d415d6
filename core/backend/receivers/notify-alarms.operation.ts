import type { NewActivity } from '../sites/activity.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { activityEvent, siteEvent, workedEvent } from '../signals/activity-event.rule.ts';
import type { LockedAlarm } from '../signals/signal.repository.port.ts';

/** What history calls an alarm that nobody works on and that is not put back for later: its hold is over, or it was handed back. */
export const WAITS = 'Waits for an operator again';

/** Tells those who look of alarms that were worked on, with their new rows; group by group in their order. */
export const notifyAlarms = async (
  tx: Transaction,
  rows: readonly NewActivity[],
  alarms: readonly (LockedAlarm & { readonly notified: boolean })[],
  now: number,
): Promise<void> => {
  const groups = [...new Set(alarms.map(({ siteGroupNum }) => siteGroupNum))];
  for (const group of groups.toSorted((a, b) => a - b))
    await tx.live.append(
      group,
      [
        ...rows.filter((row) => row.siteGroupNum === group).map(activityEvent),
        ...alarms
          .filter(({ siteGroupNum }) => siteGroupNum === group)
          .flatMap((alarm) => [
            workedEvent(alarm),
            // Whoever looks learns of all of it at once, its signals too.
            ...(alarm.notified || alarm.state === 'Cleared' ? [siteEvent(alarm)] : []),
          ]),
      ],
      now,
    );
};
