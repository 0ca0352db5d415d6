import type {
  DeviceInfo,
  SiteInfo,
  SiteBadges,
  SiteMatch,
  SiteSummary,
} from '#core/sites/site-info.schema.ts';

/** Badges of a site without any problem. */
export const QUIET: SiteBadges = {
  monitoring: 'Monitored',
  onTestUntil: null,
  timeZone: 'America/New_York',
  alarmActive: false,
  trouble: false,
};

/** Builds a site summary. Texts not given in `change` are derived from the site number. */
export const summaryOf = (siteNum: number, change: Partial<SiteSummary> = {}): SiteSummary => ({
  siteNum,
  devNum: 1,
  siteName: `Site ${siteNum}`,
  transmitterCode: `HP${siteNum}`,
  addressDisplay: `${siteNum} Foundry Lane, Port Alder, ME 04108`,
  siteGroupNum: 4471,
  badges: QUIET,
  ...change,
});

/** Builds a search result for the site with this number, found by name. */
export const matchOf = (siteNum: number, change: Partial<SiteMatch> = {}): SiteMatch => ({
  ...summaryOf(siteNum),
  field: 'name',
  matched: `Site ${siteNum}`,
  ...change,
});

/** Builds a panel without problems. */
export const deviceOf = (devNum: number, change: Partial<DeviceInfo> = {}): DeviceInfo => ({
  devNum,
  transmitterCode: `HP${1000 + devNum}`,
  description: 'Panel',
  type: null,
  manufacturer: null,
  model: null,
  firmware: null,
  lastServiceOn: null,
  nextServiceOn: null,
  commissionedOn: null,
  decommissionedOn: null,
  timerTestSignal: null,
  installedOn: null,
  installer: null,
  paths: [],
  timerTestMinutes: null,
  timerTestDueAt: null,
  lastSignalAt: null,
  lastSignal: null,
  onTestUntil: null,
  outOfService: null,
  health: 'OK',
  healthReasons: [],
  ...change,
});

/** Builds the data of a site page. */
export const infoOf = (siteNum: number, change: Partial<SiteInfo> = {}): SiteInfo => ({
  siteNum,
  siteName: `Site ${siteNum}`,
  siteGroup: { siteGroupNum: 4471, siteGroupName: 'Harbor Point Alarm' },
  timeZone: 'America/New_York',
  asOf: '2026-03-12T18:08:00.000Z',
  badges: QUIET,
  areas: [],
  serviceTypes: [],
  isFavorite: false,
  watchedBy: null,
  notWatched: null,
  installation: null,
  cancellation: null,
  counts: { contacts: null, zones: null, passcodes: null, schedules: null },
  details: {
    siteType: 'Residential',
    servicePlan: [],
    language: null,
    monitoredSince: null,
    address: {
      street: `${siteNum} Foundry Lane`,
      unit: null,
      city: 'Port Alder',
      region: 'ME',
      postalCode: '04108',
      county: null,
      crossStreet: null,
      subdivision: null,
    },
    addressDisplay: `${siteNum} Foundry Lane, Port Alder, ME 04108`,
    phones: [],
    agencies: [],
    permits: [],
    dispatchInstructions: null,
    notes: [],
    directions: null,
    hazards: null,
    pets: null,
  },
  devices: [deviceOf(1)],
  ...change,
});
