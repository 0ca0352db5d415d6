import { grouped } from '#core/kernel/counted.rule.ts';
import type { BulkRun } from '#core/bulk-tests/bulk-test.schema.ts';
import { hasEnded } from '#core/jobs/has-ended.rule.ts';
import { BULK_WORDS } from './bulk-words.ts';

const part = (count: number, words: string): readonly string[] =>
  count > 0 ? [`${grouped(count)} ${words}`] : [];

/** Returns a sentence about the outcome of a bulk run. */
export const runText = ({ act, counts, job, undoAsked }: BulkRun): string => {
  const { done, left, merged, placed, removed, restored, skipped, takenOff } = counts;
  const words = BULK_WORDS[act];
  const parts = undoAsked
    ? [
        ...part(takenOff, 'taken off'),
        ...part(restored, words.undone),
        ...part(removed, 'notes deleted'),
        ...part(left, words.left),
      ]
    : [...part(placed + done, words.went), ...part(merged, 'merged'), ...part(skipped, 'skipped')];
  if (parts.length > 0) return parts.join(', ');
  if (job !== null && !hasEnded(job)) return 'Working…';
  return undoAsked ? 'Nothing undone' : `None ${words.went}`;
};
