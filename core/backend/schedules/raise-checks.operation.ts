import { placeText } from '../../schedules/missed-text.rule.ts';
import type { NewActivity } from '../sites/activity.repository.port.ts';
import type { NoticeFact } from '../contacts/notice-messages.rule.ts';
import { type NoticePorts, notifyContacts } from '../contacts/notify-contacts.operation.ts';
import { changeOf } from '../signals/shown-device.rule.ts';
import { joinAlarm } from '../signals/join-alarm.rule.ts';
import { activityEvent, changeEvents } from '../signals/activity-event.rule.ts';
import type { DeviceChange, LockedDevice, NewAlarm } from '../signals/signal.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import {
  type AreaCheck,
  checkEvent,
  checkRow,
  type CheckVerdict,
  checkText,
  assessCheck,
} from './check-event.rule.ts';
import type { SupervisedSite } from './supervision.repository.port.ts';

/** A failed check with the current state of its device. The device is locked until the transaction ends. */
export interface RaisedCheck {
  readonly site: SupervisedSite;
  readonly device: LockedDevice;
  readonly check: AreaCheck;
}

type AssessedCheck = RaisedCheck & CheckVerdict & { readonly id: string };

/** Records checks and returns those that were not recorded before. */
const isFirst = async (tx: Transaction, checked: readonly AssessedCheck[], now: number) => {
  const fresh = await tx.supervision.noteEvents(
    checked.map(({ id, device: { siteNum, devNum }, check: { areaNum, day, due, check } }) => ({
      id,
      siteNum,
      devNum,
      areaNum,
      day,
      due,
      check,
      at: now,
    })),
  );
  return checked.filter(({ id }) => fresh.has(id));
};

interface Called {
  readonly opened: readonly NewAlarm[];
  /** Alarm keys by check id. */
  readonly alarmOf: ReadonlyMap<string, string>;
  /** Devices with their new alarms, by the previous state of each device. */
  readonly after: ReadonlyMap<LockedDevice, LockedDevice>;
}

/** Opens alarms for the checks that require a call by an operator. A check joins an open alarm of its device if the alarm continues. */
const call = (checked: readonly AssessedCheck[]): Called => {
  const after = new Map<LockedDevice, LockedDevice>();
  const alarmOf = new Map<string, string>();
  const opened: NewAlarm[] = [];
  for (const { id, device, check, reaction } of checked) {
    if (reaction !== 'Call') continue;
    const stands = after.get(device) ?? device;
    const signal = {
      id,
      at: check.at,
      panelAt: null,
      receiverId: null,
      line: null,
      raw: null,
      event: checkEvent(check),
      onTest: false,
    };
    const joined = joinAlarm(stands.alarms, signal, true);
    after.set(device, { ...stands, alarms: joined.alarms });
    if (joined.alarm === null) continue;
    alarmOf.set(id, joined.alarm.key);
    const { siteNum, devNum, siteGroupNum } = device;
    if (joined.opened)
      opened.push({ ...joined.alarm, siteNum, devNum, siteGroupNum, actionPlan: 'call' });
  }
  return { opened, alarmOf, after };
};

/**
 * Returns the notices for contacts. Checks of the same site, kind, time and due minute share one notice, which names all
 * areas that failed.
 */
const factsOf = (
  checked: readonly AssessedCheck[],
  textOf: (group: readonly AssessedCheck[]) => string,
): readonly NoticeFact[] => {
  const groups = new Map<string, AssessedCheck[]>();
  for (const one of checked) {
    if (one.reaction === 'Log only') continue;
    const { check, at, due } = one.check;
    const key = `${one.site.siteNum} ${check} ${at} ${due}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined
      ? []
      : [
          {
            siteNum: first.site.siteNum,
            kind: 'schedule' as const,
            at: first.check.at,
            text: textOf(group),
          },
        ];
  });
};

const notify = async (
  tx: Transaction,
  rows: readonly NewActivity[],
  changes: readonly DeviceChange[],
  now: number,
): Promise<void> => {
  const groups = [...new Set(rows.map(({ siteGroupNum }) => siteGroupNum))];
  for (const group of groups.toSorted((a, b) => a - b))
    await tx.live.append(
      group,
      [
        ...rows.filter((row) => row.siteGroupNum === group).map(activityEvent),
        ...changes.filter(({ device }) => device.siteGroupNum === group).flatMap(changeEvents),
      ],
      now,
    );
};

/**
 * Records failed checks, each at most once, and reacts as each site requests (domain guide 6.5 "Reaction"): logs only,
 * notifies contacts, or opens an alarm for an operator. The caller must have locked the devices.
 */
export const raiseChecks = async (
  tx: Transaction,
  ports: NoticePorts,
  found: readonly RaisedCheck[],
): Promise<void> => {
  const now = ports.clock.now();
  const enabled = found
    .map((one) => ({
      ...one,
      id: ports.ids.next(),
      ...assessCheck(one.check, one.site, one.device, now),
    }))
    .filter(({ reaction }) => reaction !== 'Off');
  if (enabled.length === 0) return;
  const checked = await isFirst(tx, enabled, now);
  if (checked.length === 0) return;
  const textOf = (group: readonly AssessedCheck[]): string => {
    const [first] = group;
    if (first === undefined) return '';
    const { site, check } = first;
    const names = group.map((one) => one.check.areaName);
    const where = placeText(site.kind, names, site.areas.length);
    return checkText(check, where, { clock: ports.wallClock, timeZone: site.timeZone });
  };
  const { opened, alarmOf, after } = call(checked);
  const numbers = await tx.signals.openAlarms(opened);
  const numberOf = (key: string): number => numbers.get(key) ?? Number(key);
  const changes = [...after].map(([before, device]) =>
    changeOf(before, {
      ...device,
      alarms: device.alarms.map((alarm) => ({ ...alarm, key: String(numberOf(alarm.key)) })),
    }),
  );
  const rows = checked.map((one) => {
    const key = alarmOf.get(one.id);
    const alarmNum = key === undefined ? null : numberOf(key);
    return checkRow(one.check, one.device, one, { id: one.id, alarmNum, words: textOf([one]) });
  });
  await tx.signals.save(changes);
  await tx.activity.append(rows);
  await notifyContacts(tx, ports, factsOf(checked, textOf));
  await notify(tx, rows, changes, now);
};
