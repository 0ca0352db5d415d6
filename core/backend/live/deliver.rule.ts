import type { LiveBeginning, LivePosition, StoredLiveEvent } from './live.repository.port.ts';

/** What somebody may hear: the groups, and for a customer the sites in them. */
export interface Hearing {
  readonly groups: readonly number[];
  /** Null where every site of a group counts, and nothing is withheld. */
  readonly siteNums: readonly number[] | null;
  /** Who listens; some events are for one person alone. */
  readonly accountId: string;
}

/** What a listener is told next, and where it stands then. */
export interface Delivery {
  /** Something in its scope cannot be told one by one: its screens read anew. */
  readonly reload: boolean;
  readonly events: readonly StoredLiveEvent[];
  readonly position: LivePosition;
}

const isFor = (event: StoredLiveEvent, { accountId, siteNums }: Hearing): boolean =>
  (event.accountId === null || event.accountId === accountId) &&
  (siteNums === null || (!event.withheld && siteNums.includes(event.siteNum)));

const followsOn = (rows: readonly StoredLiveEvent[], before: number): boolean =>
  rows.every(({ seq }, index) => seq === before + 1 + index);

/** A stream that begins without a past: everything up to now counts as known. */
export const beginNow = ({ heads }: LiveBeginning): Delivery => ({
  reload: false,
  events: [],
  position: heads,
});

/**
 * A stream that goes on from a position. It goes on only where nothing is missing: every group known then and now, and each
 * one's numbers complete up to its head; otherwise its screens read anew.
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
 * What a listener is told of the rows that were read for some groups, by what it may hear at this moment. A group that was
 * taken from it is forgotten, one that is new or given again makes its screens read anew; otherwise nothing is told twice.
 */
export const deliver = (
  before: LivePosition,
  hearing: Hearing,
  read: { readonly groups: readonly number[]; readonly rows: readonly StoredLiveEvent[] },
): Delivery => {
  const position = new Map(before);
  const notified = new Set<StoredLiveEvent>();
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
    else for (const row of rows) notified.add(row);
  }
  return {
    reload,
    events: read.rows.filter((row) => notified.has(row) && isFor(row, hearing)),
    position,
  };
};
