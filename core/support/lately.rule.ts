import { LATELY_MOST, latelySchema } from './support-overview.schema.ts';

/** The storage key of a staff member's own list. It contains only ids, so it reveals no names. */
export const LATELY = 'support-lately';

/** Reads the recently viewed people, the last one first. Anything but a list of ids counts as empty. */
export const readLately = (kept: unknown): readonly string[] => {
  const read = latelySchema.safeParse(kept);
  return read.success ? read.data.slice(0, LATELY_MOST) : [];
};

/** Returns the list after a person was viewed: without duplicates, and with the oldest dropped. */
export const withLately = (list: readonly string[], accountId: string): readonly string[] =>
  [accountId, ...list.filter((id) => id !== accountId)].slice(0, LATELY_MOST);
