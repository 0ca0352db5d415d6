import type { NewActivity } from '../sites/activity.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { activityEvent, siteEvent, workedEvent } from '../signals/activity-event.rule.ts';
import type { LockedAlarm } from '../signals/signal.repository.port.ts';

/** History text for an alarm that waits for an operator again, after its hold time or because an operator returned it. */
export const WAITS = 'Waits for an operator again';

/** Appends live events for alarms that operators worked on, with their new history rows, in the order of the groups. */
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
            // An alarm that is first shown or is cleared makes the site's screens reload, including the list of signals.
            ...(alarm.notified || alarm.state === 'Cleared' ? [siteEvent(alarm)] : []),
          ]),
      ],
      now,
    );
};
