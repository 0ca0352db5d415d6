/** Signal formats of a zone (domain guide 6.3 "Format"). */
export const ZONE_FORMATS = ['CID', 'SIA', '4×2', '3×1'] as const;
export type ZoneFormat = (typeof ZONE_FORMATS)[number];

export const FORMAT_NAMES: Readonly<Record<ZoneFormat, string>> = {
  CID: 'Contact ID',
  SIA: 'SIA',
  '4×2': '4×2',
  '3×1': '3×1',
};

/** Methods of verifying an alarm from a zone. */
export const VERIFY_TYPES = ['none', 'video', 'audio', 'cross-zone'] as const;
export type VerifyType = (typeof VERIFY_TYPES)[number];

export const VERIFY_NAMES: Readonly<Record<VerifyType, string>> = {
  none: 'None',
  video: 'Video',
  audio: 'Audio',
  'cross-zone': 'Cross-zone',
};

/** Possible origins of a zone definition. */
export const ZONE_SOURCES = ['site', 'template', 'dealer'] as const;
export type ZoneSource = (typeof ZONE_SOURCES)[number];

export const SOURCE_NAMES: Readonly<Record<ZoneSource, string>> = {
  site: 'Site',
  template: 'Template',
  dealer: 'Dealer default',
};

/** The state of a zone in the current test. 'Not on test' means that the test does not include the zone (domain guide 10 "Test zone"). */
export const ZONE_TEST_STATES = ['Waiting', 'Received', 'Restored', 'Not on test'] as const;
export type ZoneTestState = (typeof ZONE_TEST_STATES)[number];
