import { nextDue } from '../../tests-on-site/due-warning.rule.ts';
import { checkLength } from '../../tests-on-site/check-extension.rule.ts';
import { type Occurrence, restOfOccurrences } from '../../tests-on-site/next-occurrence.rule.ts';
import { longestTest } from '../../tests-on-site/test-limits.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { StoredTest } from './site-test.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { joinTests, metBy } from './join-tests.rule.ts';

/** What storing the times of a test that recurs is plugged into. */
export type SeriesPorts = Pick<OperationPorts, 'ids'> & Pick<BackendPorts, 'wallClock'>;

/** By whose clocks a site's tests recur, and when that is, milliseconds UTC. */
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
 * Stores the next time of a series, if there is one, after a moment: the end of its last one, or of what that was joined with. It keeps all that its
 * series is. What it meets becomes one with it and the series goes on behind; where the whole would be too long, it has what
 * the other leaves of it. Answers the time that stands by itself, null where the last day has passed.
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

/** The next time of a series after one of its times is over or was taken off. */
export const storeNextOccurrence = (
  tx: Transaction,
  ports: SeriesPorts,
  over: StoredTest,
  place: SeriesPlace,
): Promise<StoredTest | null> => storeSeries(tx, ports, over, { ...place, after: over.endsAt });
