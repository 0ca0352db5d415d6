import { LATELY_MOST, latelySchema } from './support-overview.schema.ts';

/** Under which name a staff member's own list is kept: ids alone, which tell nobody a name. */
export const LATELY = 'support-lately';

/** The people somebody looked up, the last one first; anything but a list of ids is an empty one. */
export const readLately = (kept: unknown): readonly string[] => {
  const read = latelySchema.safeParse(kept);
  return read.success ? read.data.slice(0, LATELY_MOST) : [];
};

/** The list after another look: nobody twice, the eldest dropped. */
export const withLately = (list: readonly string[], accountId: string): readonly string[] =>
  [accountId, ...list.filter((id) => id !== accountId)].slice(0, LATELY_MOST);
