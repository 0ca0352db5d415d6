import type { NewSilentAlarm } from '../silent-alarms/silent-alarm.repository.port.ts';
import { joinAlarm } from './join-alarm.rule.ts';
import { isServed } from './receive-signal.rule.ts';
import type { Heard } from './signal-row.rule.ts';

const placeOf = ({ where, signal: { event } }: Heard): string | null =>
  where.zone === null ? null : [`zone ${where.zone}`, event.zoneText ?? ''].join(' ').trim();

/** Alarms that a test would hide which somebody was forced to ask for: the station hears of them (domain guide 6.4 "Silent alarm"). What is counted into a flood was said before. */
export const forcedAlarms = (heard: readonly Heard[]): readonly NewSilentAlarm[] =>
  heard.flatMap((one) => {
    const { device, signal, written } = one;
    const { at, event, id } = signal;
    const isForced = device.tests.some(
      ({ id: test, forcedSince }) =>
        one.tests.includes(test) && forcedSince !== null && forcedSince <= at,
    );
    const isCounted = written.as === 'counted' || written.as === 'dropped';
    if (!isForced || isCounted || !event.acted || !isServed(device)) return [];
    if (!joinAlarm([], signal, true).opened) return [];
    return {
      ...{ id, siteNum: device.siteNum, at, event: event.text, code: event.code },
      ...{ serviceType: event.serviceType, priority: event.priority },
      ...{ place: placeOf(one), given: null },
    };
  });
