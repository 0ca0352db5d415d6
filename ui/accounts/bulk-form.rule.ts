import type { BulkTestForm } from '#core/bulk-tests/bulk-test.schema.ts';

/** A length in milliseconds, or an end of one's own. */
export type BulkLength = `${number}` | 'custom';

/** The form as it is sent; null while the end of one's own is missing, which is by the clocks of the reader. */
export const bulkForm = ({
  category,
  ends,
  length,
  reason,
}: Pick<BulkTestForm, 'category' | 'reason'> & {
  readonly ends: string;
  readonly length: BulkLength;
}): BulkTestForm | null => {
  if (length === 'custom' && ends === '') return null;
  const times =
    length === 'custom'
      ? { length: null, endsAt: new Date(ends).toISOString() }
      : { length: Number(length), endsAt: null };
  return { category, ...times, reason: reason.trim() };
};
