import { HEALTH_REASONS } from '../../sites/assess-health.rule.ts';
import { coversSignal } from '../../tests-on-site/test-state.rule.ts';
import type { NewActivity } from '../sites/activity.repository.port.ts';
import { eventFact } from '../contacts/trouble-facts.rule.ts';
import { type NoticePorts, notifyContacts } from '../contacts/notify-contacts.operation.ts';
import { raiseService } from '../panel-info/raise-service.operation.ts';
import type { SendPorts } from '../panel-info/send-service.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { changeOf } from '../signals/shown-device.rule.ts';
import { joinAlarm } from '../signals/join-alarm.rule.ts';
import { activityEvent, changeEvents } from '../signals/activity-event.rule.ts';
import { outOfServiceCategory } from '../../sites/out-of-service.ts';
import type { IncomingSignal, SignalEvent } from '../signals/signal-event.ts';
import type { LockedDevice } from '../signals/signal.repository.port.ts';

/** Delay after which a missing test is only logged and nobody is called, in milliseconds. */
export const TOO_LATE_MS = 7200000;

/** Maximum number of devices handled in one transaction. */
const AT_A_TIME = 50;

/**
 * The event of a missing test: a trouble that opens an alarm. The event has no signal code, because no device sent a
 * signal (domain guide 8 "Silent panel").
 */
const MISSED: SignalEvent = {
  kind: 'Trouble',
  text: HEALTH_REASONS.timerTestMissed,
  code: '',
  serviceType: 'Trouble',
  priority: 4,
  condition: 'begins',
  arming: null,
  lasts: 'none',
  bypasses: false,
  reaction: 'alarm',
  notifiedLater: false,
  areaNum: null,
  sentArea: null,
  zone: null,
  zoneId: null,
  zoneText: null,
  user: null,
  defined: true,
  acted: true,
  withheld: false,
};

const isOnTest = (device: LockedDevice, now: number): boolean => {
  const scoped = {
    devNum: device.devNum,
    areaNum: null,
    zone: null,
    serviceType: MISSED.serviceType,
  };
  return device.tests.some((test) => coversSignal(test, scoped, now));
};

const isServed = ({ outOfService }: LockedDevice): boolean =>
  outOfService === null || outOfServiceCategory(outOfService).acts;

const rowOf = (
  device: LockedDevice,
  { id, at, onTest, event }: IncomingSignal,
  alarmNum: number | null,
): NewActivity => ({
  id,
  siteGroupNum: device.siteGroupNum,
  at,
  siteNum: device.siteNum,
  devNum: device.devNum,
  kind: MISSED.kind,
  event: event.text,
  serviceType: MISSED.serviceType,
  priority: MISSED.priority,
  onTest,
  alarmNum,
});

/** Checks whether the missing test is the second in a row. */
const isSecond = ({ timerTestDueAt, timerTestMinutes }: LockedDevice, missedAt: number): boolean =>
  timerTestDueAt !== null &&
  timerTestMinutes !== null &&
  missedAt === timerTestDueAt + timerTestMinutes * 60000;

/**
 * Records each missing test once, and again after every further interval without a test. Opens or reopens an alarm, unless
 * the device is on test or out of service, or the test was due too long ago. The second missing test in a row sends a
 * message to the dealer (domain guide 8 "Silent panel"). Returns the number of missing tests recorded.
 */
export const missTimerTests = async (
  tx: Transaction,
  ports: NoticePorts & SendPorts,
): Promise<number> => {
  const now = ports.clock.now();
  const overdue = await tx.signals.lockOverdue(now, AT_A_TIME);
  if (overdue.length === 0) return 0;
  const noted = overdue.map(({ device, missedAt }) => {
    const onTest = isOnTest(device, now);
    const signal: IncomingSignal = {
      id: ports.ids.next(),
      at: now,
      panelAt: null,
      receiverId: null,
      line: null,
      raw: null,
      event: { ...MISSED, text: device.timerTestEvent ?? MISSED.text },
      onTest,
    };
    const acts = !onTest && isServed(device) && now - missedAt <= TOO_LATE_MS;
    const joined = joinAlarm(device.alarms, signal, acts, device.lastSignalAt ?? 0);
    return { device, missedAt, signal, acts, joined };
  });
  const opened = noted.flatMap(({ device, joined }) => {
    const { siteGroupNum, siteNum, devNum } = device;
    return joined.opened && joined.alarm !== null
      ? [{ ...joined.alarm, code: null, siteGroupNum, siteNum, devNum }]
      : [];
  });
  const numbers = await tx.signals.openAlarms(opened);
  const numberOf = (key: string): number => numbers.get(key) ?? Number(key);
  const changes = noted.map(({ device, joined }) => ({
    ...changeOf(device, {
      ...device,
      alarms: joined.alarms.map((alarm) => ({ ...alarm, key: String(numberOf(alarm.key)) })),
    }),
    // Screens must update the health of the silent devices.
    seen: true,
  }));
  const rows = noted.map(({ device, signal, joined }) =>
    rowOf(device, signal, joined.alarm === null ? null : numberOf(joined.alarm.key)),
  );
  await tx.signals.save(changes);
  const raised = await raiseService(
    tx,
    ports,
    noted.flatMap(({ device, missedAt, acts, signal }) => {
      const text = `${signal.event.text}, the second in a row.`;
      return acts && isSecond(device, missedAt)
        ? [{ device, need: { kind: 'panel' as const, text }, withheld: false }]
        : [];
    }),
  );
  const written = [...rows, ...raised.rows];
  await tx.activity.append(written);
  await tx.signals.noteMissed(
    noted.map(({ device, missedAt }) => ({
      siteNum: device.siteNum,
      devNum: device.devNum,
      missedAt,
    })),
  );
  await notifyContacts(
    tx,
    ports,
    noted.flatMap(({ device, signal, joined }) =>
      joined.notifies ? [eventFact(device.siteNum, signal)] : [],
    ),
  );
  const groups = [...new Set(changes.map(({ device }) => device.siteGroupNum))];
  for (const group of groups.toSorted((a, b) => a - b))
    await tx.live.append(
      group,
      [
        ...written.filter((row) => row.siteGroupNum === group).map(activityEvent),
        ...raised.events.flatMap(({ siteGroupNum, ...event }) =>
          siteGroupNum === group ? [event] : [],
        ),
        ...changes.filter(({ device }) => device.siteGroupNum === group).flatMap(changeEvents),
      ],
      now,
    );
  return overdue.length;
};
