import type { CheckReaction, CheckReactions, ScheduleCheck } from './schedule-check.ts';

interface CheckKind {
  readonly label: string;
  /** Name of the portal's event; logged only it ends in `.log`. */
  readonly event: `sched.${ScheduleCheck}`;
  readonly sia: string;
  /** Contact ID code; its text is that of the event code table. */
  readonly cid: string;
}

const kind = <Check extends ScheduleCheck>(check: Check, label: string, sia: string, cid: string) =>
  ({ label, event: `sched.${check}`, sia, cid }) as const;

/** The checks in the order of a day (domain guide 6.5). */
export const CHECK_KINDS: Readonly<Record<ScheduleCheck, CheckKind>> = {
  earlyOpen: kind('earlyOpen', 'Early opening', 'OK', '451'),
  failToOpen: kind('failToOpen', 'Fail to open', 'OI', '453'),
  lateOpen: kind('lateOpen', 'Late opening', 'OJ', '452'),
  earlyClose: kind('earlyClose', 'Early closing', 'CK', '451'),
  failToClose: kind('failToClose', 'Fail to close', 'CI', '454'),
  lateClose: kind('lateClose', 'Late closing', 'CJ', '452'),
};

/** In the order of a day. */
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

/** Kinds of service by name, each a set of reactions to begin with (domain guide 6.5 "Reaction"). */
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

/** What a site begins with that was never asked: all is written down, nobody is told. */
export const UNSUPERVISED: CheckReactions = every('Log only');
