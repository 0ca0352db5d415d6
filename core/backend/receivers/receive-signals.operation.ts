import { eventFact, troubleFacts } from '../contacts/trouble-facts.rule.ts';
import { type NoticePorts, notifyContacts } from '../contacts/notify-contacts.operation.ts';
import { checkArmings } from '../schedules/check-armings.operation.ts';
import { neededBy, raiseService, type Raised } from '../panel-info/raise-service.operation.ts';
import type { SendPorts } from '../panel-info/send-service.operation.ts';
import { passOnForced } from '../passcodes/raise-silent-alarm.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { EntryOutcome, SignalEntry } from '../signals/batch-entry.ts';
import { batchEvents, changedGroups, type WrittenBatch } from './batch-events.rule.ts';
import { changeOf } from '../signals/shown-device.rule.ts';
import { forcedAlarms } from './forced-alarms.rule.ts';
import { hearSignals, type Batch } from '../signals/hear-signals.operation.ts';
import { ticksOf } from './ticks-of.rule.ts';
import { signalRow, type Heard } from '../signals/signal-row.rule.ts';
import type { LockedDevice, NewAlarm } from '../signals/signal.repository.port.ts';

type Ports = SendPorts & NoticePorts;

/** Alarm numbers of the alarms that a batch opened, by temporary key. */
type AlarmNumbers = ReadonlyMap<string, number>;

const numbered = (key: string | null, numbers: AlarmNumbers): number | null =>
  key === null ? null : (numbers.get(key) ?? Number(key));

/** Replaces the temporary keys of a device's new alarms with alarm numbers. */
const withNumbers = (device: LockedDevice, numbers: AlarmNumbers): LockedDevice => {
  const named = (key: string): string => String(numbers.get(key) ?? key);
  return {
    ...device,
    alarms: device.alarms.map((alarm) => ({ ...alarm, key: named(alarm.key) })),
    areas: device.areas.map((area) =>
      area.alarm === null ? area : { ...area, alarm: named(area.alarm) },
    ),
  };
};

/** Opens the alarms that signals of the batch start. Returns the alarm numbers by temporary key. */
const openAlarms = (tx: Transaction, { heard, after }: Batch): Promise<AlarmNumbers> => {
  const opened = heard.flatMap(({ device, written }): readonly NewAlarm[] => {
    const alarm = after.get(device)?.alarms.find(({ key }) => key === written.alarm);
    if (!written.opened || alarm === undefined) return [];
    const { siteNum, devNum, siteGroupNum } = device;
    return [{ ...alarm, siteNum, devNum, siteGroupNum }];
  });
  return tx.signals.openAlarms(opened);
};

/** Writes the signals' history rows, and the messages to dealers that the signals cause. */
const appendHistory = async (
  tx: Transaction,
  ports: Ports,
  heard: readonly Heard[],
  numbers: AlarmNumbers,
): Promise<Raised> => {
  const rows = heard.flatMap((one) =>
    one.written.as === 'row' || one.written.as === 'flood'
      ? [signalRow(one, numbered(one.written.alarm, numbers))]
      : [],
  );
  const raised = await raiseService(tx, ports, neededBy(heard));
  const all = [...rows, ...raised.rows];
  await tx.activity.append(all);
  return { rows: all, events: raised.events };
};

/**
 * Updates the counters of signal floods, each in the history row that started the flood. If a batch contains several
 * counts of a flood, the last count is the total.
 */
const countFloods = async (tx: Transaction, heard: readonly Heard[]): Promise<void> => {
  const floods = heard.flatMap(({ device, written: { as, flood } }) =>
    as === 'counted' && flood !== null ? [{ siteGroupNum: device.siteGroupNum, ...flood }] : [],
  );
  await tx.signals.countFloods([...new Map(floods.map((flood) => [flood.id, flood])).values()]);
};

/** Records which alarm each receiver counter belongs to. Returns alarm numbers by entry index. */
const linkCounters = async (
  tx: Transaction,
  receiverId: string,
  heard: readonly Heard[],
  numbers: AlarmNumbers,
): Promise<ReadonlyMap<number, number>> => {
  const links = heard.flatMap(({ counter, place, written }) => {
    const alarmNum = numbered(written.alarm, numbers);
    return alarmNum === null ? [] : [{ counter, place, alarmNum }];
  });
  await tx.signals.link(receiverId, links);
  return new Map(links.map(({ place, alarmNum }) => [place, alarmNum]));
};

/** Notifies contacts of the sites according to their notice choices. Withheld events are left out. */
const notify = async (tx: Transaction, ports: Ports, { heard, after }: Batch): Promise<void> => {
  const news = heard.filter(({ written }) => written.notifies);
  const notified = new Set(news.map(({ signal }) => signal.id));
  await notifyContacts(tx, ports, [
    ...news.flatMap(({ device, signal, written }) =>
      written.withheld ? [] : [eventFact(device.siteNum, signal)],
    ),
    ...[...after].flatMap(([before, device]) => troubleFacts(before, device, notified)),
  ]);
};

/** Appends live events to every group that the batch changed. */
const showLive = async (tx: Transaction, ports: Ports, written: WrittenBatch): Promise<void> => {
  const now = ports.clock.now();
  for (const group of changedGroups(written.changes))
    await tx.live.append(group, batchEvents(written, group), now);
};

/**
 * Applies a receiver's signals to their devices, with a constant number of statements (domain guide 2). Returns the
 * outcome of each signal, in order.
 */
export const receiveSignals = async (
  tx: Transaction,
  ports: Ports,
  receiverId: string,
  entries: readonly SignalEntry[],
): Promise<readonly EntryOutcome[]> => {
  const batch = await hearSignals(tx, ports, receiverId, entries);
  const { outcomes, heard, after, strays } = batch;
  const numbers = await openAlarms(tx, batch);
  const devices = new Map([...after].map(([before, now]) => [before, withNumbers(now, numbers)]));
  const changes = [...devices].map(([before, now]) => changeOf(before, now));
  await tx.signals.save(changes);
  const { rows, events: service } = await appendHistory(tx, ports, heard, numbers);
  const ticks = ticksOf(heard);
  await tx.siteTests.addTicks(ticks);
  await countFloods(tx, heard);
  await tx.signals.noteStrays(strays);
  const alarms = await linkCounters(tx, receiverId, heard, numbers);
  await passOnForced(tx, ports, forcedAlarms(heard));
  await notify(tx, ports, batch);
  await showLive(tx, ports, { heard, changes, rows, ticks, service });
  await checkArmings(tx, ports, heard, devices);
  return outcomes.map((one, index) => ({ ...one, alarmNum: alarms.get(index) ?? null }));
};
