import { assessHealth } from '../../sites/assess-health.rule.ts';
import { serviceTypesOf } from '../../sites/service-types-of.rule.ts';
import type { SiteInfo } from '../../sites/site-info.schema.ts';
import type { SiteFacts } from './site.repository.port.ts';

type Counts = SiteInfo['counts'];

const COUNT_RIGHTS = {
  contacts: 'contactsRead',
  zones: 'zonesRead',
  passcodes: 'sitePasscodeRead',
  schedules: 'scheduleRead',
} as const satisfies Readonly<Record<keyof Counts, string>>;

const seenCounts = (counts: Counts, granted: readonly string[]): Counts => {
  const seen = (name: keyof Counts) => (granted.includes(COUNT_RIGHTS[name]) ? counts[name] : null);
  return {
    contacts: seen('contacts'),
    zones: seen('zones'),
    passcodes: seen('passcodes'),
    schedules: seen('schedules'),
  };
};

/** Converts the stored data of a site to the description that dealers see (domain guide 6.11). */
export const describeSite = (
  { devices, site }: Pick<SiteFacts, 'site' | 'devices'>,
  now: number,
  granted: readonly string[],
): SiteInfo => ({
  ...site,
  counts: seenCounts(site.counts, granted),
  serviceTypes: serviceTypesOf(site.details.servicePlan),
  devices: devices.map(({ device, signs }) => ({ ...device, ...assessHealth(signs, now) })),
});
