import { typedMoment } from '#core/kernel/typed-time.rule.ts';
import type { BulkTestForm } from '#core/bulk-tests/bulk-test.schema.ts';

/** A length in milliseconds, or an end of one's own. */
export type BulkLength = `${number}` | 'custom';

/** The form as it is sent; null while the end of one's own is missing, which is by the clocks of `timeZone`. */
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
