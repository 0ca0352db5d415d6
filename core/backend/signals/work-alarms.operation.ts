import type { NewActivity } from '../activity.repository.port.ts';
import { workedFacts } from '../contacts/alarm-facts.rule.ts';
import { type NoticePorts, notifyContacts } from '../contacts/notify-contacts.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { ActionEntry, EntryOutcome } from './batch-entry.ts';
import { activityEvent, siteEvent, workedEvent } from './live-words.rule.ts';
import type { HeldAlarm } from './signal.repository.port.ts';
import { workAlarm } from './work-alarm.rule.ts';

/** History names the two ends of a case apart from everything else an operator does. */
const kindOf = ({ action }: ActionEntry): NewActivity['kind'] =>
  action === 'Full clear' || action === 'Partial clear' ? action : 'Operator action';

const rowOf = (
  id: string,
  receiverId: string,
  entry: ActionEntry,
  alarm: HeldAlarm,
  at: number,
): NewActivity => ({
  id,
  siteGroupNum: alarm.siteGroupNum,
  at,
  siteNum: alarm.siteNum,
  devNum: alarm.devNum,
  kind: kindOf(entry),
  event: entry.action,
  alarmNum: alarm.num,
  receiverId,
  counter: entry.counter,
  actor: entry.operator,
  contact: entry.contact,
  comment: entry.comment,
  priority: alarm.priority,
  withheld: alarm.withheld,
  detail: {
    disposition: entry.disposition,
    avs: entry.avs,
    holdUntil: entry.holdUntil,
    newPriority: entry.newPriority,
  },
});

/** What operators did about alarms, written down in their order; an alarm customers may know of from now on is told with all its rows (domain guide 8 "Hold-up"). */
export const workAlarms = async (
  tx: Transaction,
  ports: NoticePorts,
  receiverId: string,
  entries: readonly ActionEntry[],
): Promise<readonly EntryOutcome[]> => {
  const now = ports.clock.now();
  const held = await tx.signals.holdAlarms(
    receiverId,
    entries.map(({ alarm }) => ({ num: null, counter: null, ...alarm })),
  );
  const find = ({ alarm }: ActionEntry) =>
    held.find((one) =>
      'num' in alarm ? one.num === alarm.num : one.counters.includes(alarm.counter),
    );
  const after = new Map<number, HeldAlarm & { readonly told: boolean }>();
  const rows: NewActivity[] = [];
  const outcomes = entries.map((entry): EntryOutcome => {
    const found = find(entry);
    if (found === undefined)
      return { counter: entry.counter, outcome: 'notOnFile', alarmNum: null, message: null };
    const before = after.get(found.num) ?? { ...found, told: false };
    const at = Math.min(entry.at ?? now, now);
    const worked = { ...before, ...workAlarm(before, { ...entry, at }) };
    after.set(found.num, { ...worked, told: before.told || (before.withheld && !worked.withheld) });
    rows.push(rowOf(ports.ids.next(), receiverId, entry, worked, at));
    return { counter: entry.counter, outcome: 'kept', alarmNum: found.num, message: null };
  });
  const alarms = [...after.values()];
  // What came before it was told in this very batch may be seen as well.
  const shown = rows.map((row) =>
    after.get(row.alarmNum ?? 0)?.withheld === false ? { ...row, withheld: false } : row,
  );
  await tx.activity.append(shown);
  await tx.signals.saveAlarms(alarms);
  const befores = new Map(held.map((alarm) => [alarm.num, alarm]));
  await notifyContacts(
    tx,
    ports,
    alarms.flatMap((alarm) => workedFacts(befores.get(alarm.num) ?? alarm, alarm)),
  );
  for (const group of [...new Set(alarms.map(({ siteGroupNum }) => siteGroupNum))].toSorted(
    (a, b) => a - b,
  ))
    await tx.live.append(
      group,
      [
        ...shown.filter((row) => row.siteGroupNum === group).map(activityEvent),
        ...alarms
          .filter(({ siteGroupNum }) => siteGroupNum === group)
          .flatMap((alarm) => [
            workedEvent(alarm),
            // Whoever looks learns of all of it at once, its signals too.
            ...(alarm.told || alarm.state === 'Cleared' ? [siteEvent(alarm)] : []),
          ]),
      ],
      now,
    );
  return outcomes;
};
