import { judgeHealth } from '../../sites/device-health.rule.ts';
import { serviceTypesOf } from '../../sites/service-types.rule.ts';
import type { SiteInfo } from '../../sites/site.schema.ts';
import type { SiteFacts } from '../site.repository.port.ts';

/** A site as dealers read it: what its rows say, and what follows from them (domain guide 6.11). */
export const describeSite = (
  { devices, site }: Pick<SiteFacts, 'site' | 'devices'>,
  now: number,
): SiteInfo => ({
  ...site,
  serviceTypes: serviceTypesOf(site.details.servicePlan),
  devices: devices.map(({ device, signs }) => ({ ...device, ...judgeHealth(signs, now) })),
});
