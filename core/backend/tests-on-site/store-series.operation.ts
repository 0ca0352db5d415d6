import { nextDue } from '../../tests-on-site/due-warning.rule.ts';
import { checkLength } from '../../tests-on-site/check-extension.rule.ts';
import { type Occurrence, restOfOccurrences } from '../../tests-on-site/next-occurrence.rule.ts';
import { longestTest } from '../../tests-on-site/test-limits.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { StoredTest } from './site-test.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { joinTests, metBy } from './join-tests.rule.ts';

export type SeriesPorts = Pick<OperationPorts, 'ids'> & Pick<BackendPorts, 'wallClock'>;

/** Time zone in which a site's tests recur, and the current time in milliseconds UTC. */
export interface SeriesPlace {
  readonly timeZone: string;
  readonly now: number;
}

const occurrenceOf = (
  series: StoredTest,
  times: Occurrence,
  facts: { readonly id: string; readonly now: number },
): StoredTest => {
  const test: StoredTest = {
    ...series,
    ...times,
    id: facts.id,
    warned: [],
    clearedAt: null,
    clearedBy: null,
    noted: 'none',
    rev: 1,
    createdAt: facts.now,
    updatedAt: facts.now,
    updatedBy: series.placedBy,
  };
  return { ...test, dueAt: nextDue({ ...test, noted: 'none' }) };
};

const byStart = (a: StoredTest, b: StoredTest): number => a.startsAt - b.startsAt;

/**
 * Stores the next occurrence of a series after a given time and merges it with overlapping tests. If the merged test would
 * be too long, stores only the part of the occurrence outside the overlapping test. Returns the occurrence if it was
 * stored as a separate test; null if the series is over.
 */
export const storeSeries = async (
  tx: Transaction,
  ports: SeriesPorts,
  series: StoredTest,
  { timeZone, now, after }: SeriesPlace & { readonly after: number },
): Promise<StoredTest | null> => {
  const { recurrence, category, role, siteNum } = series;
  if (recurrence === null) return null;
  const where = { clock: ports.wallClock, timeZone, longest: longestTest(category, role) };
  let from = after;
  for (;;) {
    const times = restOfOccurrences(recurrence, from, where);
    if (times === null) return null;
    const wanted = occurrenceOf(series, times, { id: ports.ids.next(), now });
    const near = metBy(wanted, await tx.siteTests.open(siteNum), now).toSorted(byStart);
    const [first] = near;
    const joined = joinTests(wanted, near, now);
    if (first === undefined) {
      await tx.siteTests.add(wanted);
      return wanted;
    }
    if (checkLength(joined, joined.role, now, null).ok) {
      if (joined.id === wanted.id) await tx.siteTests.add(joined);
      else await tx.siteTests.update(joined);
      for (const { id } of near) if (id !== joined.id) await tx.siteTests.remove(id);
      for (const other of near)
        await storeSeries(tx, ports, other, { timeZone, now, after: joined.endsAt });
      from = joined.endsAt;
    } else if (first.startsAt <= wanted.startsAt) from = first.endsAt;
    else {
      const before = occurrenceOf(
        series,
        { ...times, endsAt: first.startsAt },
        { id: wanted.id, now },
      );
      await tx.siteTests.add(before);
      return before;
    }
  }
};

/** Stores the next occurrence of a series after an occurrence ended or was cleared. */
export const storeNextOccurrence = (
  tx: Transaction,
  ports: SeriesPorts,
  over: StoredTest,
  place: SeriesPlace,
): Promise<StoredTest | null> => storeSeries(tx, ports, over, { ...place, after: over.endsAt });
