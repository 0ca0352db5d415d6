import { readForm } from '../../forms/read-form.schema.ts';
import { ok, type Result } from '../../kernel/result.ts';
import { zoneFormSchema, type ZoneForm } from '../../zones/zone-form.schema.ts';
import { ZONE_LIMITS } from '../../zones/zone-limits.ts';
import { identityOf } from '../../zones/zone-identity.rule.ts';
import type { ZoneDevice } from '../../zones/zone.schema.ts';
import { type Refusal, refusalOf } from '../refusal.ts';
import { NO_SUCH_DEVICE, TOO_MANY_ZONES, ZONE_TAKEN } from './zone-refusals.ts';

/** Validates a zone definition as a whole: number and code fit the format, and the event fits the service type. */
export const validateZoneForm = (form: unknown): Result<ZoneForm, Refusal> => {
  const read = readForm(zoneFormSchema, form);
  if (read.ok) return read;
  return refusalOf(
    'unacceptable',
    'zoneRefused',
    `${Object.values(read.error).flat().join('. ')}.`,
  );
};

interface Standing extends ZoneForm {
  readonly id: string;
}

/** Checks the zones of a site together: each zone is on a device of the site, no two zones are alike, and the site has not too many. */
export const validateZoneList = (
  zones: readonly Standing[],
  devices: readonly Pick<ZoneDevice, 'devNum'>[],
): Result<null, Refusal> => {
  if (zones.length > ZONE_LIMITS.perSite) return TOO_MANY_ZONES;
  if (zones.some((zone) => !devices.some(({ devNum }) => devNum === zone.devNum)))
    return NO_SUCH_DEVICE;
  return new Set(zones.map(identityOf)).size < zones.length ? ZONE_TAKEN : ok(null);
};
