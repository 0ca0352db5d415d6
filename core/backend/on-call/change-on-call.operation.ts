import { isoInstant } from '../../kernel/instant.ts';
import { err, ok } from '../../kernel/result.ts';
import type { OnCallPerson } from '../../on-call/on-call-overview.schema.ts';
import { changedPeople } from '../../on-call/changed-people.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { changedMeanwhile } from '../changed-meanwhile.rule.ts';
import type { MessageText } from '../message.queue.port.ts';
import { NOT_FOUND, type Refusal, refusalOf, type Reply } from '../refusal.ts';
import { storeCall } from '../repeats/store-call.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { nextDigest } from './next-digest.rule.ts';
import type { OnCallTouch, StoredOnCallOverview } from './on-call.repository.port.ts';
import { changeMessage } from './handoff-message.rule.ts';

export type OnCallPorts = OperationPorts &
  Pick<BackendPorts, 'unitOfWork' | 'wallClock' | 'providerTimeZone' | 'publicUrls'>;

/** A group whose on-call lists are locked until the transaction ends. */
export interface LockedOnCall extends OnCallTouch {
  readonly tx: Transaction;
  readonly overview: StoredOnCallOverview;
  /** The caller as a person in the on-call lists; null if the caller is not in them. */
  readonly me: OnCallPerson | null;
}

/** The audit facts of a change; null if the change was made before and nothing is written. */
export type Done = {
  readonly operation: string;
  readonly target: string;
  readonly detail?: Readonly<Record<string, string>>;
} | null;

const DAY = 86400000;
/**
 * How far ahead shifts are computed during a change (`KNOWN`), and how far ahead people are notified of changed shifts
 * (`TOLD`), in milliseconds.
 */
const KNOWN = 400 * DAY;
const TOLD = 60 * DAY;

/** The refusal for a group without the answering service, whatever rights the caller has (spec §2.2). */
export const NOT_SERVED = err<Refusal>({
  kind: 'forbidden',
  message: 'The answering service is not enabled for this group.',
});

/** Queues messages, with the current time as queue time. */
export const queueMessages = async (
  tx: Transaction,
  { clock, ids }: Pick<OnCallPorts, 'clock' | 'ids'>,
  siteGroupNum: number,
  messages: readonly MessageText[],
): Promise<void> => {
  const queuedAt = clock.now();
  await tx.messages.enqueue(
    ...messages.map((one) => ({ ...one, id: ids.next(), queuedAt, siteGroupNum })),
  );
};

const notifyChanged = async (
  ports: OnCallPorts,
  { by, overview, me, now, tx }: LockedOnCall,
): Promise<void> => {
  const after = await tx.onCall.overview(overview.siteGroupNum, now, now + KNOWN);
  if (after === null) return;
  const people = new Map(
    [...overview.people, ...after.people].map((person) => [person.id, person]),
  );
  const span = { from: now, to: now + TOLD };
  const localClock = { wallClock: ports.wallClock, timeZone: overview.timeZone, now };
  const messages = [...changedPeople(overview, after, span, ports.wallClock)].flatMap(
    ([personId, shifts]) => {
      const person = people.get(personId);
      // The person who made the change is not notified.
      if (person === undefined || personId === me?.id || !person.handoffNotice) return [];
      const capped = shifts.map((shift) => ({
        ...shift,
        to: shift.to < span.to ? shift.to : null,
      }));
      return changeMessage(person, { by, shifts: capped }, localClock);
    },
  );
  await queueMessages(tx, ports, overview.siteGroupNum, messages);
};

/**
 * Makes one change to a group's on-call lists, under a lock. The same transaction notifies people whose shifts changed,
 * refreshes calendars, and writes the audit log (domain guide 6.8 b).
 */
export const changeOnCall = (
  ports: OnCallPorts,
  caller: SessionCaller,
  input: ListInput,
  act: (locked: LockedOnCall) => Reply<Done>,
): Reply =>
  ports.unitOfWork.run(async (tx): Reply => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const now = ports.clock.now();
    const group = await tx.onCall.lock(
      siteGroupNum,
      nextDigest(now, ports.providerTimeZone, ports.wallClock),
    );
    if (group === null) return NOT_FOUND;
    if (!group.enabled) return NOT_SERVED;
    const overview = await tx.onCall.overview(siteGroupNum, now, now + KNOWN);
    if (overview === null) return NOT_FOUND;
    const me =
      overview.people.find(({ accountId }) => accountId === caller.session.accountId) ?? null;
    const locked: LockedOnCall = { tx, overview, me, now, by: await nameOf(tx, caller) };
    const done = await act(locked);
    if (!done.ok) return done;
    if (done.value === null) return ok({});
    await tx.onCall.changed(siteGroupNum, now);
    await notifyChanged(ports, locked);
    await storeCall(tx, ports, caller);
    const { detail = {}, operation, target } = done.value;
    await recordAudit(tx, ports, caller, {
      operation,
      result: 'ok',
      detail,
      target: `group ${siteGroupNum} ${target}`,
    });
    return ok({});
  });

/** Checks that a record still has the revision the caller last saw. If not, the refusal names the person who changed the record. */
export const checkRevision = (
  ports: Pick<OnCallPorts, 'wallClock'>,
  { overview, now }: LockedOnCall,
  found: {
    readonly rev: number;
    readonly changedBy: string | null;
    readonly changedAt: string | null;
  },
  rev: number,
) =>
  found.rev === rev
    ? ok(null)
    : changedMeanwhile(
        { by: found.changedBy, at: found.changedAt === null ? null : Date.parse(found.changedAt) },
        { wallClock: ports.wallClock, timeZone: overview.timeZone, now },
      );

/** The refusal for a person or list that the group does not have. */
export const UNKNOWN_PERSON = refusalOf(
  'unacceptable',
  'unknownPerson',
  'Someone named here is no longer one of your people. Choose again.',
);

/** Checks that all non-null ids belong to people of the group. */
export const knowsAll = ({ overview }: LockedOnCall, ids: readonly (string | null)[]): boolean =>
  ids.every((id) => id === null || overview.people.some((person) => person.id === id));

/** Formats a time span for the audit log, in UTC. */
export const spanText = (from: string, to: string): string =>
  `${isoInstant(Date.parse(from))} to ${isoInstant(Date.parse(to))}`;
