import type { PermitType } from './account-form.schema.ts';
import type { AccountInfo } from './account-info.schema.ts';

/**
 * What kind of permit a customer is asked for (domain guide 6.7 "Empty permit"): cities fine burglar alarms without one, so that
 * one is missed beside a fire permit as well; null where nothing is missed.
 */
export const missingPermit = ({
  permits,
  servicePlan,
}: Pick<AccountInfo, 'permits' | 'servicePlan'>): PermitType | null => {
  const onlyFire = permits.every(({ type }) => type === 'Fire alarm');
  if (servicePlan.includes('Burglary')) return onlyFire ? 'Burglar alarm' : null;
  if (permits.length > 0) return null;
  return servicePlan.includes('Fire') ? 'Fire alarm' : 'Alarm permit';
};

/** What the number of a permit is called. */
export const permitNumberLabel = (type: string): string =>
  type.endsWith('permit') ? `${type} number` : `${type} permit number`;
