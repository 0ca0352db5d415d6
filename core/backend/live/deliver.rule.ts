import type { LiveBeginning, LivePosition, StoredLiveEvent } from './live.repository.port.ts';

/** The scope of a listener: events of these groups, and for a customer only of these sites. */
export interface Hearing {
  readonly groups: readonly number[];
  /** Site numbers of a customer; null if the listener may receive events of every site in the groups. */
  readonly siteNums: readonly number[] | null;
  /** Account of the listener, for events addressed to one person. */
  readonly accountId: string;
}

/** The next events for a listener, and the listener's position after these events. */
export interface Delivery {
  /** True if the listener's screens must reload, because a change of scope cannot be sent as single events. */
  readonly reload: boolean;
  readonly events: readonly StoredLiveEvent[];
  readonly position: LivePosition;
}

const isFor = (event: StoredLiveEvent, { accountId, siteNums }: Hearing): boolean =>
  (event.accountId === null || event.accountId === accountId) &&
  (siteNums === null || (!event.withheld && siteNums.includes(event.siteNum)));

const followsOn = (rows: readonly StoredLiveEvent[], before: number): boolean =>
  rows.every(({ seq }, index) => seq === before + 1 + index);

/** Starts a stream at the current position, without past events. */
export const beginNow = ({ heads }: LiveBeginning): Delivery => ({
  reload: false,
  events: [],
  position: heads,
});

/**
 * Resumes a stream from an earlier position if the groups are the same and no event of any group is missing. Otherwise the
 * screens must reload.
 */
export const goOnFrom = (
  after: LivePosition,
  beginning: LiveBeginning,
  accountId: string,
): Delivery => {
  const { heads, missed, siteNums } = beginning;
  const anew = { ...beginNow(beginning), reload: true };
  if (after.size !== heads.size) return anew;
  for (const [group, head] of heads) {
    const before = after.get(group);
    if (before === undefined) return anew;
    const rows = missed.filter(({ siteGroupNum }) => siteGroupNum === group);
    if (before + rows.length !== head || !followsOn(rows, before)) return anew;
  }
  const hearing = { groups: [...heads.keys()], siteNums, accountId };
  return {
    reload: false,
    events: missed.filter((event) => isFor(event, hearing)),
    position: heads,
  };
};

/**
 * Selects the events that a listener may receive now. If a group was added to the listener's scope, the listener's screens
 * must reload; events of a removed group are not sent. No event is sent twice.
 */
export const deliver = (
  before: LivePosition,
  hearing: Hearing,
  read: { readonly groups: readonly number[]; readonly rows: readonly StoredLiveEvent[] },
): Delivery => {
  const position = new Map(before);
  const fresh = new Set<StoredLiveEvent>();
  let reload = false;
  for (const group of read.groups) {
    const known = before.get(group);
    if (!hearing.groups.includes(group)) {
      position.delete(group);
      continue;
    }
    const rows = read.rows.filter(
      ({ siteGroupNum, seq }) => siteGroupNum === group && seq > (known ?? 0),
    );
    const last = rows.at(-1);
    if (last === undefined) continue;
    position.set(group, last.seq);
    if (known === undefined || !followsOn(rows, known)) reload = true;
    else for (const row of rows) fresh.add(row);
  }
  return {
    reload,
    events: read.rows.filter((row) => fresh.has(row) && isFor(row, hearing)),
    position,
  };
};
