import { LATELY_MOST, latelySchema } from './support-overview.schema.ts';

/** The preference name of the people a staff member viewed recently. Only ids are stored, no names. */
export const LATELY = 'support-lately';

/** Reads the ids of recently viewed people, newest first. Invalid data counts as an empty list. */
export const readLately = (kept: unknown): readonly string[] => {
  const read = latelySchema.safeParse(kept);
  return read.success ? read.data.slice(0, LATELY_MOST) : [];
};

/** Returns the list after a person was viewed: that person first, no duplicates, and the oldest dropped. */
export const withLately = (list: readonly string[], accountId: string): readonly string[] =>
  [accountId, ...list.filter((id) => id !== accountId)].slice(0, LATELY_MOST);
