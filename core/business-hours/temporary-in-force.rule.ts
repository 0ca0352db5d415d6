import type { BusinessHoursOverview, StoredTemporaryHours } from './business-hours.schema.ts';

/**
 * Returns the temporary change that currently decides whether a group answers calls, and that the user can end; null if
 * the weekly hours decide (domain guide 6.8 e).
 */
export const temporaryInForce = (
  { temporary }: Pick<BusinessHoursOverview, 'temporary'>,
  { now }: Pick<BusinessHoursOverview['groups'][number], 'now'>,
): StoredTemporaryHours | null =>
  temporary.find(({ id, releasedAt }) => id === now.temporaryId && releasedAt === null) ?? null;
