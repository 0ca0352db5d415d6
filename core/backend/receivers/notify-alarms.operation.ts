import type { NewActivity } from '../sites/activity.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { activityEvent, siteEvent, workedEvent } from '../signals/activity-event.rule.ts';
import type { LockedAlarm } from '../signals/signal.repository.port.ts';

/** The text in history for an alarm that waits for an operator again, because its hold is over or an operator returned it. */
export const WAITS = 'Waits for an operator again';

/** Sends live events of alarms that were worked on, with their new rows, group by group in order. */
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
            // An alarm shown for the first time, or finished, reloads the site's screens, including its signals.
            ...(alarm.notified || alarm.state === 'Cleared' ? [siteEvent(alarm)] : []),
          ]),
      ],
      now,
    );
};
