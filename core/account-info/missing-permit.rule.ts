import type { PermitType } from './account-form.schema.ts';
import type { AccountInfo, AccountPermit } from './account-info.schema.ts';

/**
 * Returns the type of permit to ask the customer for, or null if none is missing (domain guide 6.7 "Empty permit"). A
 * burglar alarm needs its own permit even if there is a fire permit, because cities charge fines for burglar alarms
 * without a permit.
 */
export const missingPermit = ({
  permits,
  servicePlan,
}: Pick<AccountInfo, 'servicePlan'> & {
  readonly permits: readonly Pick<AccountPermit, 'type'>[];
}): PermitType | null => {
  const onlyFire = permits.every(({ type }) => type === 'Fire alarm');
  if (servicePlan.includes('Burglary')) return onlyFire ? 'Burglar alarm' : null;
  if (permits.length > 0) return null;
  return servicePlan.includes('Fire') ? 'Fire alarm' : 'Alarm permit';
};

/** Returns the label of the field for a permit's number. */
export const permitNumberLabel = (type: string): string =>
  type.endsWith('permit') ? `${type} number` : `${type} permit number`;
