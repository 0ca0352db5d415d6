import { noticeDue, noticesOf } from '../../auto-notify/notice-due.rule.ts';
import {
  NOTIFY_CAUSES,
  NOTIFY_LIMITS,
  type NotifyOverview,
  type NotifyDryRun,
  type NotifyForm,
} from '../../auto-notify/notify-rule.schema.ts';
import { openTimes } from '../../business-hours/open-times.rule.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { NotifyTouch, StoredNotifyRule } from './notify-rule.repository.port.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'secrets' | 'wallClock'>;

const WEEK = 7 * 24 * 3600000;
/** Maximum number of events from the last week that a dry run examines. */
const LOOKED_AT = 2000;

/** Identifies a rule of the caller's group, at the revision the caller last saw. */
type RuleInput = ListInput & { readonly id: string; readonly rev: number };

const changedSince = (
  { clock, wallClock }: Ports,
  { changedAt, changedBy, timeZone }: StoredNotifyRule,
) => changedMeanwhile({ by: changedBy, at: changedAt }, { wallClock, timeZone, now: clock.now() });

const NOT_AMONG_YOURS = refusalOf(
  'unacceptable',
  'unknownRecipient',
  'The person or list that this rule notifies isn’t one of yours. Choose another.',
);

/** Checks that the contact or on-call list named by a rule belongs to the group. */
const hasWho = async (
  tx: Transaction,
  siteGroupNum: number,
  { who, whoId }: Pick<NotifyForm, 'who' | 'whoId'>,
): Promise<boolean> => {
  switch (who) {
    case 'contact':
      return (await tx.notifyRules.person(whoId ?? '', siteGroupNum)) !== null;
    case 'rotation':
      return (await tx.onCall.listsOf(siteGroupNum)).some(({ id }) => id === whoId);
    default:
      return true;
  }
};

/** Makes one change to a rule at the revision the caller saw. `write` returns a refusal, or null when it succeeds. */
const changeRule = (
  ports: Ports,
  caller: SessionCaller,
  { id, rev, ...input }: RuleInput,
  operation: string,
  write: (
    tx: Transaction,
    rule: StoredNotifyRule,
    touch: NotifyTouch,
  ) => Promise<typeof NOT_AMONG_YOURS | null>,
): Reply =>
  ports.unitOfWork.run(async (tx) => {
    const group = activeGroup(caller, input.siteGroupNum);
    const rule = group === null ? null : await tx.notifyRules.lock(id, group);
    if (rule === null) return NOT_FOUND;
    if (rule.rev !== rev) return changedSince(ports, rule);
    const by = await nameOf(tx, caller);
    const refused = await write(tx, rule, { by, now: ports.clock.now() });
    if (refused !== null) return refused;
    await storeCall(tx, ports, caller);
    await recordAudit(tx, ports, caller, {
      operation,
      result: 'ok',
      target: `group ${rule.siteGroupNum}`,
      detail: { ruleId: id, cause: NOTIFY_CAUSES[rule.cause] },
    });
    return ok({});
  });

const TOO_MANY = refusalOf(
  'unacceptable',
  'tooManyRules',
  `A group can have at most ${NOTIFY_LIMITS.rules} rules.`,
);

/** Use cases for reading and changing the rules of automatic notifications (domain guide 6.8 c). */
export const createAutoNotify = (ports: Ports) => ({
  notifyDesk: async (caller: SessionCaller, input: ListInput): Reply<NotifyOverview> => {
    const group = activeGroup(caller, input.siteGroupNum);
    const now = ports.clock.now();
    const overview =
      group === null
        ? null
        : await ports.unitOfWork.read((tx) => tx.notifyRules.overview(group, now - WEEK));
    if (overview === null) return NOT_FOUND;
    return ok({
      asOf: isoInstant(now),
      timeZone: overview.timeZone,
      people: [...overview.people],
      rotations: [...overview.rotations],
      rules: overview.rules.map((rule) => ({ ...rule, changedAt: isoInstant(rule.changedAt) })),
    });
  },

  /** Adds a rule. A repeated request has the same rule id and adds nothing. */
  addNotifyRule: (
    caller: SessionCaller,
    { id, siteGroupNum, ...form }: NotifyForm & ListInput & { readonly id: string },
  ): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const group = activeGroup(caller, siteGroupNum);
      const room = group === null ? null : await tx.notifyRules.room(group);
      if (room === null || group === null) return NOT_FOUND;
      if (room.rules >= NOTIFY_LIMITS.rules) return TOO_MANY;
      if (!(await hasWho(tx, group, form))) return NOT_AMONG_YOURS;
      const by = await nameOf(tx, caller);
      const added = await tx.notifyRules.add(id, group, form, { by, now: ports.clock.now() });
      if (!added) return ok({});
      await storeCall(tx, ports, caller);
      await recordAudit(tx, ports, caller, {
        operation: 'notifyRule.add',
        result: 'ok',
        target: `group ${group}`,
        detail: { ruleId: id, cause: NOTIFY_CAUSES[form.cause], channel: form.channel },
      });
      return ok({});
    }),

  changeNotifyRule: (
    caller: SessionCaller,
    { id, rev, siteGroupNum, ...form }: NotifyForm & RuleInput,
  ): Reply =>
    changeRule(
      ports,
      caller,
      { id, rev, siteGroupNum },
      'notifyRule.change',
      async (tx, rule, touch) => {
        if (!(await hasWho(tx, rule.siteGroupNum, form))) return NOT_AMONG_YOURS;
        await tx.notifyRules.change(rule.id, form, touch);
        return null;
      },
    ),

  turnNotifyRule: (
    caller: SessionCaller,
    { enabled, ...input }: RuleInput & { readonly enabled: boolean },
  ): Reply =>
    changeRule(
      ports,
      caller,
      input,
      enabled ? 'notifyRule.turnOn' : 'notifyRule.turnOff',
      async (tx, rule, touch) => {
        await tx.notifyRules.turn(rule.id, enabled, touch);
        return null;
      },
    ),

  removeNotifyRule: (caller: SessionCaller, input: RuleInput): Reply =>
    changeRule(ports, caller, input, 'notifyRule.remove', async (tx, rule, touch) => {
      await tx.notifyRules.remove(rule.id, touch);
      return null;
    }),

  /** Returns what a rule would have sent last week, based on the events of that week and today's business hours. */
  dryRunNotifyRule: async (
    caller: SessionCaller,
    {
      siteGroupNum,
      ...form
    }: Pick<NotifyForm, 'cause' | 'categories' | 'priorities' | 'timing' | 'digest'> & ListInput,
  ): Reply<NotifyDryRun> => {
    const group = activeGroup(caller, siteGroupNum);
    if (group === null) return NOT_FOUND;
    const { clock, unitOfWork, wallClock } = ports;
    const now = clock.now();
    const since = now - WEEK;
    return unitOfWork.read(async (tx) => {
      const hours = await tx.businessHours.openHours(group, since);
      const events = await tx.notifyRules.events(group, form, since, LOOKED_AT);
      if (events === null || hours === null) return NOT_FOUND;
      const place = { timeZone: hours.timeZone, clock: wallClock };
      const openAt = openTimes(hours, since, now, wallClock);
      const dues = events.flatMap(({ at }) => {
        const due = noticeDue(form, at, openAt(at), place);
        return due === null ? [] : [due];
      });
      return ok({
        notices: noticesOf(form.digest, dues),
        skipped: events.length - dues.length,
      });
    });
  },
});
