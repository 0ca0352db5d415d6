import type { DecodedSignal } from '../../signals/signal.ts';
import { meaningOf } from '../../signals/meaning-of.rule.ts';
import type { ZoneState } from './device-state.ts';
import { interpretSignal } from './interpret-signal.rule.ts';
import type { SignalEvent } from './signal-event.ts';

/** Event of an unreadable line. The event is hidden from customers, because a pressed hold-up button may have sent the line. */
const UNREAD: SignalEvent = {
  kind: 'System',
  text: 'Signal could not be read',
  code: '',
  serviceType: 'Info',
  priority: 4,
  condition: 'report',
  arming: null,
  lasts: 'none',
  bypasses: false,
  reaction: 'log',
  notifiedLater: false,
  areaNum: null,
  sentArea: null,
  zone: null,
  zoneId: null,
  zoneText: null,
  user: null,
  defined: false,
  acted: false,
  withheld: true,
};

/**
 * Returns the event of an unreadable line: the alarm that a part of the line mentions, otherwise an event without meaning
 * (domain guide 7.1 "What cannot be read"). A mentioned alarm is acted on even if no zone definition matches.
 */
export const unreadEvent = (
  zones: readonly ZoneState[],
  hint: DecodedSignal | null,
): SignalEvent => {
  const own = hint === null ? null : meaningOf(hint);
  if (hint === null || own === null) return UNREAD;
  const event = interpretSignal(zones, hint);
  return {
    ...event,
    lasts: 'alarm',
    reaction: 'alarm',
    kind: 'Alarm',
    condition: own.condition,
    text: `${event.text} (line could not be read)`,
    defined: true,
    acted: true,
  };
};
