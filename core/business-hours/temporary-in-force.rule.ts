import type { BusinessHoursDesk, KeptTemporaryHours } from './business-hours.schema.ts';

/** The temporary change that decides now whether a group answers itself, and that ends at a press; null where its week does (domain guide 6.8 e). */
export const temporaryInForce = (
  { temporary }: Pick<BusinessHoursDesk, 'temporary'>,
  { now }: Pick<BusinessHoursDesk['groups'][number], 'now'>,
): KeptTemporaryHours | null =>
  temporary.find(({ id, releasedAt }) => id === now.temporaryId && releasedAt === null) ?? null;
