import { endingText, rowText } from '../../alarms/timeline-text.rule.ts';
import { isSupervision } from '../signals/alarm-family.rule.ts';
import type { DeviceState, TroubleState } from '../signals/device-state.ts';
import type { IncomingSignal, SignalEvent } from '../signals/signal-event.ts';
import type { LockedAlarm } from '../signals/signal.repository.port.ts';
import type { NoticeFact } from './notice-messages.rule.ts';

/** Time after the end of a trouble within which the same trouble is not notified again, in milliseconds. */
export const AGAIN_MS = 3600000;

/** Converts a trouble to a notice event. */
export const troubleFact = (
  siteNum: number,
  { text, since }: Pick<TroubleState, 'text' | 'since'>,
): NoticeFact => ({ siteNum, kind: 'trouble', at: since, text: `Trouble reported: ${text}` });

const plainText = ({ code, text, zone, zoneText }: SignalEvent): string =>
  rowText({
    id: '',
    at: '',
    kind: 'Alarm',
    event: text,
    code,
    zone,
    zoneText,
    panelUser: null,
    userName: null,
    arming: null,
    actor: null,
    contact: null,
    comment: null,
    disposition: null,
  });

/** Converts an event of an alarm to a notice event. A supervisory event becomes a trouble. */
export const eventFact = (
  siteNum: number,
  { at, event }: Pick<IncomingSignal, 'at' | 'event'>,
): NoticeFact =>
  isSupervision(event.serviceType)
    ? troubleFact(siteNum, { text: event.text, since: at })
    : { siteNum, kind: 'alarm', at, text: plainText(event) };

/** Checks that a known trouble is the same as this one, and is open or ended within the last hour. */
const isKnown = (known: TroubleState, { code, areaNum, zone, since }: TroubleState): boolean =>
  known.code === code &&
  known.areaNum === areaNum &&
  known.zone === zone &&
  (known.clearedAt === null || since - known.clearedAt < AGAIN_MS);

/**
 * Returns notice events for a device's new troubles that are still open. Leaves out troubles already notified as events of
 * an alarm (`notified`), and troubles that were open a short time ago.
 */
export const troubleFacts = (
  before: Pick<DeviceState, 'siteNum' | 'troubles'>,
  after: Pick<DeviceState, 'troubles'>,
  notified: ReadonlySet<string>,
): readonly NoticeFact[] =>
  after.troubles
    .filter(
      ({ id, clearedAt, notifyAt }) => clearedAt === null && notifyAt === null && !notified.has(id),
    )
    .filter((trouble) => !before.troubles.some((known) => isKnown(known, trouble)))
    .map((trouble) => troubleFact(before.siteNum, trouble));

/**
 * Returns notice events for an alarm that operators worked on: that the alarm occurred, if it was withheld until now, or
 * that the alarm is over.
 */
export const workedFacts = (
  before: Pick<LockedAlarm, 'state'>,
  alarm: LockedAlarm & { readonly notified: boolean },
): readonly NoticeFact[] => {
  const { siteNum, event, raisedAt, clearedAt, serviceType } = alarm;
  const isOver = before.state !== 'Cleared' && alarm.state === 'Cleared';
  const ending = endingText(alarm);
  if (alarm.notified) {
    const end = isOver && ending !== null ? `. It is over: ${ending}` : '';
    return [{ siteNum, kind: 'alarm', at: raisedAt, text: `${event}${end}` }];
  }
  if (!isOver || alarm.withheld || isSupervision(serviceType)) return [];
  const text = `The alarm is over${ending === null ? '' : `: ${ending}`}`;
  return [{ siteNum, kind: 'cleared', at: clearedAt ?? raisedAt, text }];
};
