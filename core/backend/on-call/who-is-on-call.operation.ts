import { TIERS, type Tier } from '../../on-call/on-call.ts';
import type { OnCallPerson, Quiet } from '../../on-call/on-call-overview.schema.ts';
import { isQuietAt } from '../../on-call/is-quiet-at.rule.ts';
import { resolveOnCall } from '../../on-call/resolve-on-call.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** A person to page; the next person is paged if this one does not answer. */
export interface PagedPerson extends Pick<
  OnCallPerson,
  'id' | 'name' | 'accountId' | 'email' | 'tryMinutes' | 'repeats'
> {
  readonly tier: Tier;
  /** Phone numbers in the order in which they are called. */
  readonly phones: readonly string[];
  /** The lowest priority that pages this person now; null if every priority does. */
  readonly quiet: Quiet['lets'] | null;
}

/** The people to page at a given time, until when this is valid, and who is on call next. */
export interface OnCallAnswer {
  readonly listId: string;
  readonly siteGroupNum: number;
  readonly name: string;
  readonly timeZone: string;
  /** People in paging order: primary, backup, manager. If empty, nobody is paged and messages wait. */
  readonly people: readonly PagedPerson[];
  /** End of validity, milliseconds UTC; null if nothing changes within five weeks. */
  readonly until: number | null;
  /** Names of the people who are first in paging order after `until`; empty for nobody. */
  readonly next: readonly string[];
}

const AHEAD_MS = 35 * 86400000;

/**
 * Returns the people whom an on-call list pages at a time (milliseconds UTC), in paging order. Returns null for a list
 * that is deleted, unknown or of another group. Runs one statement (domain guide 6.8 b).
 */
export const whoIsOnCall = async (
  tx: Transaction,
  { wallClock }: Pick<BackendPorts, 'wallClock'>,
  { listId, siteGroupNum }: Pick<OnCallAnswer, 'listId' | 'siteGroupNum'>,
  at: number,
): Promise<OnCallAnswer | null> => {
  const stored = await tx.onCall.plan(listId, at, at + AHEAD_MS);
  // A list of another group is treated as not existing.
  if (stored?.siteGroupNum !== siteGroupNum) return null;
  const { name, timeZone } = stored;
  const { shifts, gaps } = resolveOnCall(stored, at, at + AHEAD_MS, wallClock);
  const byId = new Map(stored.people.map((person) => [person.id, person]));
  const named = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const now = TIERS.flatMap((tier) => {
    const shift = shifts.find((one) => one.tier === tier && one.from === at);
    return named(shift?.people ?? []).map((person) => ({ tier, person }));
  });
  const seen = new Set<string>();
  const people = now
    .filter(({ person: { id } }) => !seen.has(id) && seen.add(id))
    .map(({ person, tier }): PagedPerson => {
      const { accountId, email, id, phones, quiet, repeats, tryMinutes } = person;
      return {
        id,
        name: person.name,
        accountId,
        email,
        tryMinutes,
        repeats,
        tier,
        phones,
        quiet: quiet !== null && isQuietAt(quiet, at, timeZone, wallClock) ? quiet.lets : null,
      };
    });
  const changes = [...shifts, ...gaps]
    .flatMap(({ from, to }) => [from, to])
    .filter((moment) => moment > at && moment < at + AHEAD_MS);
  const until = changes.length === 0 ? null : Math.min(...changes);
  const after = shifts.filter((one) => until !== null && one.from <= until && until < one.to);
  const first = TIERS.find((tier) => after.some((one) => one.tier === tier));
  const next = after.filter(({ tier }) => tier === first).flatMap((one) => named(one.people));
  return {
    listId,
    siteGroupNum,
    name,
    timeZone,
    people,
    until,
    next: next.map((person) => person.name),
  };
};
