import type { CheckReaction, CheckReactions, ScheduleCheck } from './schedule-check.ts';

interface CheckKind {
  readonly label: string;
  /** The name of the portal's event for a failed check. For checks that are only logged, the event name ends in `.log`. */
  readonly event: `sched.${ScheduleCheck}`;
  readonly sia: string;
  /** The Contact ID code of the event. */
  readonly cid: string;
}

const kind = <Check extends ScheduleCheck>(check: Check, label: string, sia: string, cid: string) =>
  ({ label, event: `sched.${check}`, sia, cid }) as const;

/** The supervision checks, in the order in which they occur in a day (domain guide 6.5). */
export const CHECK_KINDS: Readonly<Record<ScheduleCheck, CheckKind>> = {
  earlyOpen: kind('earlyOpen', 'Early opening', 'OK', '451'),
  failToOpen: kind('failToOpen', 'Fail to open', 'OI', '453'),
  lateOpen: kind('lateOpen', 'Late opening', 'OJ', '452'),
  earlyClose: kind('earlyClose', 'Early closing', 'CK', '451'),
  failToClose: kind('failToClose', 'Fail to close', 'CI', '454'),
  lateClose: kind('lateClose', 'Late closing', 'CJ', '452'),
};

/** The names of the supervision checks, in the order in which they occur in a day. */
export const CHECKS: readonly ScheduleCheck[] = [
  'earlyOpen',
  'failToOpen',
  'lateOpen',
  'earlyClose',
  'failToClose',
  'lateClose',
];

export const CHECK_REACTIONS: readonly CheckReaction[] = ['Off', 'Log only', 'Notify', 'Call'];

const every = (reaction: CheckReaction): CheckReactions => ({
  earlyOpen: reaction,
  failToOpen: reaction,
  lateOpen: reaction,
  earlyClose: reaction,
  failToClose: reaction,
  lateClose: reaction,
});

/** The kinds of supervision, keyed by name, each with its default reactions (domain guide 6.5 "Reaction"). */
export const SUPERVISION_KINDS: Readonly<Record<string, CheckReactions>> = {
  Unsupervised: every('Log only'),
  'Supervised openings': { ...every('Notify'), failToOpen: 'Call', failToClose: 'Call' },
  'Late to open or close': {
    ...every('Log only'),
    failToOpen: 'Call',
    failToClose: 'Call',
    lateOpen: 'Notify',
    lateClose: 'Notify',
  },
  'Reports only': { ...every('Off'), earlyOpen: 'Log only', lateClose: 'Log only' },
};

/** The default reactions of a site: failed checks are only logged, and nobody is notified. */
export const UNSUPERVISED: CheckReactions = every('Log only');
