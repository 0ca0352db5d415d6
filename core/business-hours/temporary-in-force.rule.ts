import type { BusinessHoursOverview, StoredTemporaryHours } from './business-hours.schema.ts';

/**
 * Returns the current temporary change of a site group's hours, if it has not been ended already; null if there is none
 * (domain guide 6.8 e).
 */
export const temporaryInForce = (
  { temporary }: Pick<BusinessHoursOverview, 'temporary'>,
  { now }: Pick<BusinessHoursOverview['groups'][number], 'now'>,
): StoredTemporaryHours | null =>
  temporary.find(({ id, releasedAt }) => id === now.temporaryId && releasedAt === null) ?? null;
