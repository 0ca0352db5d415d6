import { onCallNow } from '../../on-call/on-call-now.rule.ts';
import type { OnCallPerson } from '../../on-call/on-call-overview.schema.ts';
import { resolveOnCall } from '../../on-call/resolve-on-call.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { queueMessages } from './change-on-call.operation.ts';
import { nextDigest } from './next-digest.rule.ts';
import type { DueList, OnCallGroup } from './on-call.repository.port.ts';
import { digestMessage, handoffMessage } from './handoff-message.rule.ts';

export type OnCallRunnerPorts = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'wallClock' | 'ids'>;

const DAY = 86400000;
const AHEAD = 35 * DAY;
/** How late a digest may still be sent after the server was down, in milliseconds. */
const LATE = 6 * 3600000;

const namesOf = (people: readonly OnCallPerson[], ids: readonly string[]): readonly string[] =>
  ids.flatMap((id) => people.find((person) => person.id === id)?.name ?? []);

/** Notifies people whose shift started since the last check. Returns the time of the next check. */
const notifyHandoffs = async (
  tx: Transaction,
  ports: OnCallRunnerPorts,
  { listId, siteGroupNum, toldUntil }: DueList,
  now: number,
): Promise<number> => {
  const until = now + AHEAD;
  const stored = await tx.onCall.plan(listId, toldUntil - 60000, until);
  if (stored === null) return until;
  const { name: listName, people, timeZone } = stored;
  const { shifts } = resolveOnCall(stored, toldUntil - 60000, until, ports.wallClock);
  const localClock = { wallClock: ports.wallClock, timeZone, now };
  const messages = shifts
    // Shifts that are already over are not announced.
    .filter((shift) => shift.from > toldUntil && shift.from <= now && shift.to > now)
    .flatMap((shift) => {
      const ofTier = shifts.filter((one) => one.tier === shift.tier);
      const before = ofTier.find((one) => one.to === shift.from)?.people ?? [];
      const after = ofTier.find((one) => one.from === shift.to)?.people ?? [];
      const next = namesOf(people, after).join(', ') || 'no one';
      return people
        .filter(({ id, handoffNotice }) => handoffNotice && shift.people.includes(id))
        .filter(({ id }) => !before.includes(id))
        .flatMap((person) =>
          handoffMessage(
            person,
            { listName, next, tier: shift.tier, to: shift.to < until ? shift.to : null },
            localClock,
          ),
        );
    });
  await queueMessages(tx, ports, siteGroupNum, messages);
  return Math.min(now + AHEAD / 2, ...shifts.map(({ from }) => from).filter((at) => at > now));
};

/** Sends the daily digest of a group, unless it is more than `LATE` overdue. */
const sendDigest = async (
  tx: Transaction,
  ports: OnCallRunnerPorts,
  group: OnCallGroup,
  now: number,
): Promise<void> => {
  const { siteGroupNum, timeZone } = group;
  const next = nextDigest(now, timeZone, ports.wallClock);
  await tx.onCall.digestAgainAt(siteGroupNum, next);
  const isLate = now - nextDigest(now - DAY, timeZone, ports.wallClock) > LATE;
  if (!group.enabled || isLate) return;
  const overview = await tx.onCall.overview(siteGroupNum, now, now + AHEAD);
  if (overview === null || overview.lists.length === 0) return;
  const lines = onCallNow(overview, now, ports.wallClock);
  const localClock = { wallClock: ports.wallClock, timeZone, now };
  const messages = overview.people
    .filter(({ dailyDigest }) => dailyDigest)
    .flatMap((person) => digestMessage(person, lines, localClock));
  await queueMessages(tx, ports, siteGroupNum, messages);
};

/**
 * Creates the runner that sends hand-off notices and daily digests, one list or group per transaction. Row locks prevent
 * duplicates among servers; if a server crashes before the commit, the next run sends the notice (domain guide 6.8 b).
 */
export const createOnCallRunner = (ports: OnCallRunnerPorts) => ({
  /** Handles one due list or group. Returns `idle` when none is due that another server has not locked. */
  runNext: (): Promise<'worked' | 'idle'> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const list = await tx.onCall.claimList(now);
      if (list !== null) {
        const next = list.enabled ? await notifyHandoffs(tx, ports, list, now) : now + DAY;
        await tx.onCall.notifiedHandoffs(list.listId, now, next);
        return 'worked';
      }
      const group = await tx.onCall.claimDigest(now);
      if (group === null) return 'idle';
      await sendDigest(tx, ports, group, now);
      return 'worked';
    }),
});
