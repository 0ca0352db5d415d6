import type { NewSilentAlarm } from '../passcodes/silent-alarm.repository.port.ts';
import { isCall } from '../signals/join-alarm.rule.ts';
import { isServed } from '../signals/receive-signal.rule.ts';
import type { Heard } from '../signals/signal-row.rule.ts';

const placeOf = ({ where, signal: { event } }: Heard): string | null =>
  where.zone === null ? null : [`zone ${where.zone}`, event.zoneText ?? ''].join(' ').trim();

/**
 * Builds silent alarms for a site that was put on test under duress; the test hides them from all but the central station
 * (domain guide 6.4 "Silent alarm"). In a flood of signals, only the first is reported.
 */
export const forcedAlarms = (heard: readonly Heard[]): readonly NewSilentAlarm[] =>
  heard.flatMap((one) => {
    const { device, signal, written } = one;
    const { at, event, id } = signal;
    const isForced = device.tests.some(
      ({ id: test, forcedSince }) =>
        one.tests.includes(test) && forcedSince !== null && forcedSince <= at,
    );
    const isCounted = written.as === 'counted' || written.as === 'dropped';
    if (!isForced || isCounted || !event.acted || !isCall(event) || !isServed(device)) return [];
    return {
      id,
      siteNum: device.siteNum,
      at,
      event: event.text,
      code: event.code,
      serviceType: event.serviceType,
      priority: event.priority,
      place: placeOf(one),
      given: null,
    };
  });
