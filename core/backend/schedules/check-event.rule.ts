import { CHECK_KINDS } from '../../schedules/check-kinds.ts';
import { missedText } from '../../schedules/missed-text.rule.ts';
import type { CheckReaction } from '../../schedules/schedule-check.ts';
import { eventCode } from '../../signals/sia-words.ts';
import { coversSignal } from '../../tests-on-site/test-state.rule.ts';
import type { NewActivity } from '../sites/activity.repository.port.ts';
import { FLOOD } from '../signals/note-repeat.rule.ts';
import { outOfServiceCategory } from '../../sites/out-of-service.ts';
import { isServed } from '../signals/receive-signal.rule.ts';
import type { SignalEvent } from '../signals/signal-event.ts';
import type { LockedDevice } from '../signals/signal.repository.port.ts';
import type { FoundCheck, HoursPlace } from './found-check.rule.ts';
import type { SupervisedSite } from './supervision.repository.port.ts';

/** Delay after which a missed schedule time is only logged and nobody is notified, in milliseconds. */
export const TOO_LATE_MS = 7200000;

/** A schedule time that an area of a device missed. */
export interface AreaCheck extends FoundCheck {
  readonly areaNum: number;
  readonly areaName: string;
  /** The user name that the panel reported for the opening or closing; null for a deadline that passed. */
  readonly panelUser: string | null;
  /** True if the signal arrived in a flood of signals. */
  readonly floods: boolean;
}

export interface CheckVerdict {
  readonly reaction: CheckReaction;
  readonly onTest: boolean;
  readonly runaway: boolean;
}

/** Service type of schedule events, by which a test can cover them. */
const SERVICE_TYPE = 'Schedule';

const isFlooding = ({ repeats }: LockedDevice, at: number): boolean =>
  repeats.some(({ row, last }) => row !== null && at - last <= FLOOD.withinMs);

/** Returns false for a site that is not installed yet or no longer monitored, because nobody acts on its schedules. */
const isLogged = ({ monitoring, outOfService }: LockedDevice): boolean =>
  monitoring !== 'installPending' &&
  monitoring !== 'cancelled' &&
  (outOfService === null || outOfServiceCategory(outOfService).logs);

/**
 * Decides a site's reaction to a missed schedule time. The time is only logged if the site is on test, in a flood or out
 * of service, or if it was noticed too late (domain guide 6.5 "Reaction").
 */
export const assessCheck = (
  check: AreaCheck,
  { reactions }: Pick<SupervisedSite, 'reactions'>,
  device: LockedDevice,
  now: number,
): CheckVerdict => {
  const { devNum } = device;
  const scoped = { devNum, areaNum: check.areaNum, zone: null, serviceType: SERVICE_TYPE } as const;
  const onTest = device.tests.some((test) => coversSignal(test, scoped, check.at));
  const runaway = check.floods || isFlooding(device, check.at);
  const chosenReaction = isLogged(device) ? reactions[check.check] : 'Off';
  const acts = isServed(device) && !onTest && !runaway && now - check.at <= TOO_LATE_MS;
  return {
    reaction: chosenReaction === 'Off' || acts ? chosenReaction : 'Log only',
    onTest,
    runaway,
  };
};

/** Converts a missed schedule time to a signal event, so that it opens an alarm like a signal. */
export const checkEvent = ({ check, areaNum, panelUser }: AreaCheck): SignalEvent => {
  const { label, cid } = CHECK_KINDS[check];
  return {
    kind: 'Open/close',
    text: label,
    code: cid,
    serviceType: SERVICE_TYPE,
    priority: eventCode(cid)?.priority ?? 3,
    condition: 'report',
    arming: null,
    lasts: 'none',
    bypasses: false,
    reaction: 'alarm',
    notifiedLater: false,
    areaNum,
    sentArea: null,
    zone: null,
    zoneId: null,
    zoneText: null,
    user: panelUser,
    defined: true,
    acted: true,
    withheld: false,
  };
};

/** Describes a missed schedule time to a customer. `where` names what was opened or closed. */
export const checkText = (
  { check, limit, at }: FoundCheck,
  where: string,
  { clock, timeZone }: HoursPlace,
): string => missedText(where, { check, limit, time: clock.wallTime(at, timeZone).slice(11) });

/**
 * Builds the history row of a missed schedule time. If nobody is notified, the event name ends in `.log`, so that reports
 * can tell this row from rows with notices.
 */
export const checkRow = (
  check: AreaCheck,
  device: LockedDevice,
  { reaction, onTest, runaway }: CheckVerdict,
  given: { readonly id: string; readonly alarmNum: number | null; readonly words: string },
): NewActivity => {
  const { event } = CHECK_KINDS[check.check];
  const { text, code, kind, serviceType, priority } = checkEvent(check);
  return {
    kind,
    code,
    serviceType,
    priority,
    onTest,
    runaway,
    id: given.id,
    siteGroupNum: device.siteGroupNum,
    at: check.at,
    siteNum: device.siteNum,
    devNum: device.devNum,
    event: text,
    areaNum: check.areaNum,
    panelUser: check.panelUser,
    alarmNum: given.alarmNum,
    comment: given.words,
    detail: {
      event: reaction === 'Log only' ? `${event}.log` : event,
      condition: 'report',
      day: check.day,
      due: check.limit,
    },
  };
};
