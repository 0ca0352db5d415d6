import type { BulkRun } from '#core/bulk-tests/bulk-test.schema.ts';

/** Returns a sentence about the outcome of a bulk-test run. */
export const runText = (run: BulkRun): string => {
  const { left, merged, placed, restored, skipped, takenOff } = run.counts;
  if (run.undoAsked)
    return [
      `${takenOff} taken off`,
      ...(restored > 0 ? [`${restored} restored`] : []),
      ...(left > 0 ? [`${left} left on test`] : []),
    ].join(', ');
  return [
    `${placed} on test`,
    ...(merged > 0 ? [`${merged} merged`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
  ].join(', ');
};
