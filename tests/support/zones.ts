import { zoneForm } from '#core/zones/zone-form.schema.ts';
import type { SiteZones, Zone } from '#core/zones/zone.schema.ts';

/** Returns a zone as in an API response, plus the given changes. */
export const zoneOf = (change: Partial<Zone> = {}): Zone => ({
  devNum: 1,
  num: '002',
  areaNum: 1,
  description: 'Back door – contact',
  serviceType: 'Burglary',
  eventCode: '131',
  instruction: 'ECV, police',
  format: 'CID',
  signalCode: null,
  equipment: null,
  location: null,
  verifyType: 'none',
  restoreRequired: false,
  restoreMinutes: null,
  id: '7b2f8f0e-0000-4000-8000-000000000002',
  rev: 1,
  source: 'site',
  bypassed: false,
  unrestoredSince: null,
  lastSignalAt: null,
  lastSignal: null,
  test: null,
  updatedAt: null,
  updatedBy: null,
  ...change,
});

/** Returns the data of a site's zones screen with the given zones. */
export const siteZonesOf = (
  zones: readonly Zone[] = [zoneOf()],
  change: Partial<SiteZones> = {},
): SiteZones => ({
  asOf: '2026-03-12T18:08:00.000Z',
  siteNum: 7,
  siteName: 'Saltbox Bakery & Café',
  timeZone: 'America/New_York',
  devices: [
    {
      devNum: 1,
      transmitterCode: 'HP1207',
      description: 'Panel',
      areas: [
        { num: 1, name: 'Shop' },
        { num: 2, name: 'Office' },
      ],
    },
  ],
  zones: [...zones],
  undefinedSignals: [],
  ...change,
});

/** Returns only the form fields of a zone. */
export const formOf = (zone: Zone) => zoneForm.pick(zone);
