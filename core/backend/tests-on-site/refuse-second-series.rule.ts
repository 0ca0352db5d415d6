import type { WallClock } from '../../kernel/wall-clock.port.ts';
import { type Series, seriesMeet } from '../../tests-on-site/next-occurrence.rule.ts';
import { longestTest } from '../../tests-on-site/test-limits.ts';
import { scopeKey } from '../../tests-on-site/scope-covers.rule.ts';
import { recurrenceText } from '../../tests-on-site/scope-text.rule.ts';
import { refusalOf } from '../refusal.ts';
import type { StoredTest } from './site-test.repository.port.ts';

const seriesOf = ({ recurrence, category, role }: StoredTest): Series | null =>
  recurrence === null ? null : { recurrence, longest: longestTest(category, role) };

/**
 * Refuses a second series of equal scope that overlaps the first, because the two series would merge repeatedly until one
 * was lost. Returns null if there is no such series.
 */
export const refuseSecondSeries = (
  wanted: StoredTest,
  others: readonly StoredTest[],
  where: { readonly clock: WallClock; readonly timeZone: string },
) => {
  const mine = seriesOf(wanted);
  if (mine === null) return null;
  for (const other of others) {
    const theirs = other.id === wanted.id || other.noted === 'ended' ? null : seriesOf(other);
    if (theirs === null || scopeKey(other) !== scopeKey(wanted)) continue;
    if (seriesMeet(mine, theirs, wanted.startsAt, where))
      return refusalOf(
        'unacceptable',
        'testRefused',
        `A recurring test of the same scope already covers these times: ${recurrenceText(theirs.recurrence)}. Change that one, or choose other times.`,
      );
  }
  return null;
};
