import type { AccountInfo } from '#core/account-info/account-info.schema.ts';

/** An account on which nothing but the address is given. */
export const accountInfoOf = (change: Partial<AccountInfo> = {}): AccountInfo => ({
  siteNum: 7,
  siteName: 'Romero, Luis',
  rev: 1,
  changedBy: null,
  changedAt: null,
  asOf: '2026-03-12T18:08:00.000Z',
  timeZone: 'America/New_York',
  siteGroup: { siteGroupNum: 4471, siteGroupName: 'Harbor Point Alarm' },
  transmitterCodes: ['HP1527'],
  monitoredSince: null,
  monitoring: 'Monitored',
  siteType: 'Residential',
  servicePlan: ['Burglary'],
  language: null,
  addressDisplay: '86 Quarry Road, Port Alder, ME 04199',
  agencies: [],
  permits: [],
  notes: [],
  gateCodeOnFile: false,
  form: {
    ...{ displayName: null, premisesPhone: null, callFirst: null, callSecond: null },
    ...{ serviceMail: null, billingMail: null, permits: [], directions: null, hazards: null },
    ...{ pets: null, note: null, noteUntil: null },
  },
  inForce: {
    ...{ street: '86 Quarry Road', unit: null, city: 'Port Alder', region: 'ME' },
    ...{ postalCode: '04199', county: null, crossStreet: null, subdivision: null },
    dispatchInstructions: null,
  },
  requests: [],
  cancellation: null,
  ...change,
});
