import { hasPermissions } from '../permission/has-permissions.rule.ts';
import type { Permission } from '../permission/permissions.ts';
import { ATTENTION_KINDS, type AttentionKind } from './attention.schema.ts';

const HOUR_MS = 3600000;
const DAY_MS = 24 * HOUR_MS;

/** Duration after which a running test counts as forgotten, in milliseconds (domain guide 6.19). */
export const LONG_TEST_MS = DAY_MS;

/** How long each kind of cause may last before it needs attention, in milliseconds. */
const AFTER_MS = {
  alarm: 0,
  failToClose: 0,
  missedTest: 0,
  service: 0,
  test: LONG_TEST_MS,
  trouble: DAY_MS,
  install: 3 * DAY_MS,
} as const satisfies Partial<Record<AttentionKind, number>>;

/** Number of days before its last day from which an expiring item needs attention, by kind. */
const DAYS_AHEAD = {
  permit: 30,
  contact: 7,
  schedule: 2,
} as const satisfies Partial<Record<AttentionKind, number>>;

/** Number of days after its expiration during which a permit still needs attention. */
const PERMIT_DAYS_AFTER = 90;

/** How long an area that was not closed as scheduled is listed, in milliseconds. */
export const FAIL_TO_CLOSE_MS = DAY_MS;

/** The limits that decide which causes need attention at a given time. */
export interface AttentionBounds {
  /** Latest start of a cause, by kind, in milliseconds UTC. */
  readonly since: Readonly<Record<keyof typeof AFTER_MS, number>>;
  /** First and last day of expiration, by kind, in days from today. */
  readonly days: Readonly<Record<keyof typeof DAYS_AHEAD, readonly [first: number, last: number]>>;
  /** A missed closing is listed if it happened at or after this instant. */
  readonly closedFrom: number;
}

/** Returns the limits that decide what needs attention. No other rule may decide what needs attention (domain guide 6.19). */
export const attentionBounds = (now: number): AttentionBounds => ({
  since: {
    alarm: now - AFTER_MS.alarm,
    failToClose: now - AFTER_MS.failToClose,
    missedTest: now - AFTER_MS.missedTest,
    service: now - AFTER_MS.service,
    test: now - AFTER_MS.test,
    trouble: now - AFTER_MS.trouble,
    install: now - AFTER_MS.install,
  },
  days: {
    permit: [-PERMIT_DAYS_AFTER, DAYS_AHEAD.permit],
    contact: [0, DAYS_AHEAD.contact],
    schedule: [0, DAYS_AHEAD.schedule],
  },
  closedFrom: now - FAIL_TO_CLOSE_MS,
});

/** The right required for each kind. Kinds without an entry are visible to every dealer. */
const RIGHTS: Readonly<Partial<Record<AttentionKind, Permission>>> = {
  test: 'noActionRead',
  failToClose: 'scheduleRead',
  contact: 'contactsRead',
  schedule: 'scheduleRead',
};

/** Returns the kinds a user may see, most urgent first. */
export const attentionKinds = (held: readonly string[]): readonly AttentionKind[] =>
  ATTENTION_KINDS.filter((kind) => {
    const right = RIGHTS[kind];
    return right === undefined || hasPermissions([right], new Set(held));
  });
