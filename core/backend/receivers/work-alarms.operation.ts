import type { NewActivity } from '../sites/activity.repository.port.ts';
import { workedFacts } from '../contacts/trouble-facts.rule.ts';
import { type NoticePorts, notifyContacts } from '../contacts/notify-contacts.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { ActionEntry, EntryOutcome, StateEntry } from '../signals/batch-entry.ts';
import type { LockedAlarm } from '../signals/signal.repository.port.ts';
import { notifyAlarms, WAITS } from './notify-alarms.operation.ts';
import { type AlarmAction, LEADS_TO, saysMore, workAlarm } from '../signals/work-alarm.rule.ts';

type Deed = Omit<ActionEntry, 'kind' | 'action'> & Pick<AlarmAction, 'action'>;

/** Returns the operator action of an entry; for an entry with an alarm state, the action that leads to that state. */
const deedOf = (entry: ActionEntry | StateEntry): Deed =>
  entry.kind === 'action'
    ? entry
    : {
        ...entry,
        contact: null,
        comment: null,
        avs: null,
        action: LEADS_TO[entry.state],
        holdUntil: entry.state === 'On hold' ? entry.holdUntil : null,
      };

/** Returns the kind of the history row for an operator action. Full and partial clears have their own kinds. */
const kindOf = ({ action }: Deed): NewActivity['kind'] => {
  if (action === 'Put back') return 'System';
  return action === 'Full clear' || action === 'Partial clear' ? action : 'Operator action';
};

const rowOf = (
  id: string,
  receiverId: string,
  entry: Deed,
  alarm: LockedAlarm,
  at: number,
): NewActivity => ({
  id,
  siteGroupNum: alarm.siteGroupNum,
  at,
  siteNum: alarm.siteNum,
  devNum: alarm.devNum,
  kind: kindOf(entry),
  event: entry.action === 'Put back' ? WAITS : entry.action,
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

const NO_ALARM = 'There is no such alarm; send this again after its signal.';

/**
 * Applies operators' actions to alarms in order. When an alarm becomes visible to customers, all history rows of the alarm
 * become visible (domain guide 8 "Hold-up").
 */
export const workAlarms = async (
  tx: Transaction,
  ports: NoticePorts,
  receiverId: string,
  entries: readonly (ActionEntry | StateEntry)[],
): Promise<readonly EntryOutcome[]> => {
  const now = ports.clock.now();
  if (entries.length === 0) return [];
  const locked = await tx.signals.lockAlarms(
    receiverId,
    entries.map(({ alarm }) => alarm),
  );
  const after = new Map<number, LockedAlarm & { readonly notified: boolean }>();
  const rows: NewActivity[] = [];
  const outcomes = entries.map((entry, index): EntryOutcome => {
    const found = locked.find(({ places }) => places.includes(index));
    if (found === undefined)
      return { counter: entry.counter, outcome: 'notOnFile', alarmNum: null, message: NO_ALARM };
    const before = after.get(found.num) ?? { ...found, notified: false };
    // An action time in the future is replaced by now, and a time before the alarm by the time of the alarm.
    const at = Math.max(Math.min(entry.at ?? now, now), before.raisedAt);
    const deed = deedOf(entry);
    const worked = { ...before, ...workAlarm(before, { ...deed, at }) };
    after.set(found.num, {
      ...worked,
      notified: before.notified || (before.withheld && !worked.withheld),
    });
    if (entry.kind === 'action' || saysMore(before, worked))
      rows.push(rowOf(ports.ids.next(), receiverId, deed, worked, at));
    return { counter: entry.counter, outcome: 'kept', alarmNum: found.num, message: null };
  });
  const alarms = [...after.values()];
  // If an alarm became visible in this batch, the rows that the batch added before become visible too.
  const shown = rows.map((row) =>
    after.get(row.alarmNum ?? 0)?.withheld === false ? { ...row, withheld: false } : row,
  );
  await tx.activity.append(shown);
  await tx.signals.saveAlarms(alarms);
  const befores = new Map(locked.map((alarm) => [alarm.num, alarm]));
  await notifyContacts(
    tx,
    ports,
    alarms.flatMap((alarm) => workedFacts(befores.get(alarm.num) ?? alarm, alarm)),
  );
  await notifyAlarms(tx, shown, alarms, now);
  return outcomes;
};
