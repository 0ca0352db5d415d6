import type { BusinessHoursOverview, StoredTemporaryHours } from './business-hours.schema.ts';

/** The temporary change that decides now whether a group answers itself, and that ends at a press; null where its week does (domain guide 6.8 e). */
export const temporaryInForce = (
  { temporary }: Pick<BusinessHoursOverview, 'temporary'>,
  { now }: Pick<BusinessHoursOverview['groups'][number], 'now'>,
): StoredTemporaryHours | null =>
  temporary.find(({ id, releasedAt }) => id === now.temporaryId && releasedAt === null) ?? null;
