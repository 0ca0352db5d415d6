import { eventFact, troubleFacts } from '../contacts/alarm-facts.rule.ts';
import { type NoticePorts, notifyContacts } from '../contacts/notify-contacts.operation.ts';
import { checkArmings } from '../schedules/check-armings.operation.ts';
import { neededBy, raiseService } from '../panel-info/raise-service.operation.ts';
import type { SendPorts } from '../panel-info/send-service.operation.ts';
import { passOnForced } from '../silent-alarms/raise-silent-alarm.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { EntryOutcome, SignalEntry } from './batch-entry.ts';
import { changeOf } from './device-change.rule.ts';
import { forcedAlarms } from './forced-alarms.rule.ts';
import { hearSignals } from './hear-signals.operation.ts';
import { changeEvents, testedEvent, tickEvent } from './live-words.rule.ts';
import { ticksOf } from './ticks-of.rule.ts';
import { signalRow } from './signal-row.rule.ts';
import type { HeldDevice } from './signal.repository.port.ts';

const numbered = (key: string | null, numbers: ReadonlyMap<string, number>): number | null =>
  key === null ? null : (numbers.get(key) ?? Number(key));

/** Gives every alarm of a device its number. */
const withNumbers = (device: HeldDevice, numbers: ReadonlyMap<string, number>): HeldDevice => {
  const named = (key: string): string => String(numbers.get(key) ?? key);
  return {
    ...device,
    alarms: device.alarms.map((alarm) => ({ ...alarm, key: named(alarm.key) })),
    areas: device.areas.map((area) =>
      area.alarm === null ? area : { ...area, alarm: named(area.alarm) },
    ),
  };
};

/** What one receiver's signals make of their devices, written down in a few statements however many they are (domain guide 2). Answers what became of each, in their order. */
export const receiveSignals = async (
  tx: Transaction,
  ports: SendPorts & NoticePorts,
  receiverId: string,
  entries: readonly SignalEntry[],
): Promise<readonly EntryOutcome[]> => {
  const { outcomes, heard, after, strays } = await hearSignals(tx, ports, receiverId, entries);
  const opened = heard.flatMap(({ device, written }) => {
    const alarm = after.get(device)?.alarms.find(({ key }) => key === written.alarm);
    return written.opened && alarm !== undefined
      ? [
          {
            ...alarm,
            siteNum: device.siteNum,
            devNum: device.devNum,
            siteGroupNum: device.siteGroupNum,
          },
        ]
      : [];
  });
  const numbers = await tx.signals.openAlarms(opened);
  const stands = new Map([...after].map(([before, now]) => [before, withNumbers(now, numbers)]));
  const changes = [...stands].map(([before, now]) => changeOf(before, now));
  const rows = heard.flatMap((one) =>
    one.written.as === 'row' || one.written.as === 'flood'
      ? [signalRow(one, numbered(one.written.alarm, numbers))]
      : [],
  );
  const floods = heard.flatMap(({ device, written: { as, flood } }) =>
    as === 'counted' && flood !== null ? [{ siteGroupNum: device.siteGroupNum, ...flood }] : [],
  );
  await tx.signals.save(changes);
  const raised = await raiseService(tx, ports, neededBy(heard));
  await tx.activity.append([...rows, ...raised.rows]);
  const ticks = ticksOf(heard);
  await tx.siteTests.addTicks(ticks);
  await tx.signals.countFloods(lastOf(floods));
  await tx.signals.noteStrays(strays);
  const links = heard.flatMap(({ counter, place, written }) => {
    const alarmNum = numbered(written.alarm, numbers);
    return alarmNum === null ? [] : [{ counter, place, alarmNum }];
  });
  await tx.signals.link(receiverId, links);
  await passOnForced(tx, ports, forcedAlarms(heard));
  const news = heard.filter(({ written }) => written.tells);
  const told = new Set(news.map(({ signal }) => signal.id));
  await notifyContacts(tx, ports, [
    ...news.flatMap(({ device, signal, written }) =>
      written.withheld ? [] : [eventFact(device.siteNum, signal)],
    ),
    ...[...after].flatMap(([before, device]) => troubleFacts(before, device, told)),
  ]);
  const now = ports.clock.now();
  const groups = [...new Set(changes.map(({ device }) => device.siteGroupNum))].toSorted(
    (a, b) => a - b,
  );
  const tests = new Map(heard.map((one) => [one.signal.id, one.tests]));
  const devices = new Map(heard.flatMap((one) => one.tests.map((test) => [test, one.device])));
  for (const group of groups)
    await tx.live.append(
      group,
      [
        ...[...rows, ...raised.rows].flatMap((row) =>
          row.siteGroupNum === group ? [testedEvent(row, tests.get(row.id) ?? [])] : [],
        ),
        ...ticks.flatMap((tick) => {
          const device = devices.get(tick.testId);
          return device?.siteGroupNum === group ? [tickEvent(device.siteNum, tick)] : [];
        }),
        ...raised.events.flatMap(({ siteGroupNum, ...event }) =>
          siteGroupNum === group ? [event] : [],
        ),
        ...changes.filter(({ device }) => device.siteGroupNum === group).flatMap(changeEvents),
      ],
      now,
    );
  await checkArmings(tx, ports, heard, stands);
  const alarms = new Map(links.map(({ place, alarmNum }) => [place, alarmNum]));
  return outcomes.map((one, place) => ({ ...one, alarmNum: alarms.get(place) ?? null }));
};

/** Of the counts of one flood in a batch, the last is the whole. */
const lastOf = <Flood extends { readonly id: string }>(floods: readonly Flood[]): Flood[] => [
  ...new Map(floods.map((flood) => [flood.id, flood])).values(),
];
