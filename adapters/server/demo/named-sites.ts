import type { SiteKind, StoredMonitoring } from './demo-world.ts';

/** A site that screenshots, accounts or scenarios refer to. */
export interface NamedSite {
  readonly xmit: string;
  readonly name: string;
  readonly siteGroupNum: number;
  readonly kind: SiteKind;
  readonly street: string;
  readonly monitoring: StoredMonitoring;
  /** Transmitter code of the second device, if the site has one. */
  readonly secondXmit?: string;
}

const site = (
  xmit: string,
  name: string,
  kind: SiteKind,
  street: string,
  siteGroupNum = 4471,
  monitoring: StoredMonitoring = 'monitored',
): NamedSite => ({ xmit, name, siteGroupNum, kind, street, monitoring });

/** The named sites, all in Port Alder. Their account numbers must never change, because users, tests and screenshots refer to them. */
export const NAMED_SITES: readonly NamedSite[] = [
  site('HP2210', 'Tidewater Cold Storage', 'commercialFire', '18 Wharf Street'),
  site('HP1209', 'Corner Hardware Co.', 'commercial', '2 Cooper Street'),
  site('HP1733', 'Fairlead Outfitters', 'commercial', '61 Chandler Street'),
  site('HP1418', 'Quayside Dental Group', 'commercial', '9 Ferry Landing'),
  site('HP1092', 'Beacon Street Pharmacy', 'commercial', '140 Beacon Street'),
  site('HP1688', 'Moss, Derek', 'residential', '33 Orchard Hill Road'),
  {
    ...site('HP1561', 'Kestrel Print Works', 'commercial', '118 Foundry Lane'),
    secondXmit: 'HP1562',
  },
  site('HP1207', 'Saltbox Bakery & Café', 'commercial', '5 Lantern Street'),
  site('HP2044', 'Old Ropewalk Lofts', 'commercialFire', '210 Ropewalk Lane', 4473),
  site('HP1330', 'Northfield Annex', 'commercial', '400 Old County Road', 4472),
  site('HP1577', 'Merriam, Judith', 'residential', '12 Spruce Point Road'),
  site('HP1412', 'Lantern Street Apartments', 'commercial', '212 Lantern Street'),
  site('HP1415', 'Benson, Carla', 'residential', '48 Gull Rock Road'),
  site('HP1433', 'Lantern Street Garage', 'commercial', '216 Lantern Street'),
  site('HP1450', 'Benson Boathouse', 'residential', '3 Ferry Landing', 4471, 'outOfService'),
  site('HP1462', 'Port Alder Reading Room', 'commercial', '1 Meetinghouse Lane'),
  site('HP1527', 'Romero, Luis', 'residential', '86 Quarry Road'),
  site('HP1744', 'Lindqvist, Bea', 'residential', '15 Saltmarsh Road', 4473),
  site('HP1802', 'Volkov, Nina', 'residential', '29 Harrow Street', 4472),
  site('HP1611', 'Crane, Edith', 'pers', '7 Kiln Street'),
  site('HP1120', 'Harbor Point Marine Supply', 'commercial', '24 Wharf Street'),
  site('HP1740', 'Keswick, Alan', 'residential', '9 Tern Court', 4471, 'outOfService'),
  site('HP1904', 'Ashdown, Peter', 'residential', '40 Kiln Street', 4471, 'installPending'),
  site('HP1935', 'Osei, Frank', 'residential', '54 Mill Race Road', 4471, 'installPending'),
  site(
    'HP1999',
    'Harbor Lane Boat Storage',
    'commercial',
    '90 Wharf Street',
    4471,
    'installPending',
  ),
];
