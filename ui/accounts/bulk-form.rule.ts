import { typedMoment } from '#core/kernel/typed-time.rule.ts';
import type { BulkTestForm } from '#core/bulk-tests/bulk-test.schema.ts';

/** The duration in milliseconds, or `custom` for a typed end time. */
export type BulkLength = `${number}` | 'custom';

/** Returns the form to send; null while a custom end time is missing. The custom end time is in `timeZone`. */
export const bulkForm = ({
  category,
  ends,
  length,
  reason,
  timeZone,
}: Pick<BulkTestForm, 'category' | 'reason'> & {
  readonly ends: string;
  readonly length: BulkLength;
  readonly timeZone: string;
}): BulkTestForm | null => {
  const endsAt = typedMoment(ends, timeZone);
  if (length === 'custom' && endsAt === '') return null;
  const times =
    length === 'custom' ? { length: null, endsAt } : { length: Number(length), endsAt: null };
  return { category, ...times, reason: reason.trim() };
};
